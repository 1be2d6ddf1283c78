// The exposure of draws on sale.
import type { texts as english } from '../en/exposure.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'exposure.help':
    'Kỳ có thể lỗ nhiều nhất đứng đầu. Dòng đang mở hoặc đang trỏ vào giữ nguyên vị trí khi số liệu cập nhật.',
  'exposure.none': 'Các kỳ đang bán chưa có cược.',
  'exposure.idle': 'Kỳ đang bán chưa có cược: {count}',
  'exposure.risk': 'Tiền cược và tiền có thể trả',
  'exposure.payout': 'Tiền có thể trả',
  'exposure.net': 'Kết quả xấu nhất',
  'exposure.worst': 'Mức phải trả cao nhất',
  'exposure.bar': 'Tiền cược {stake}, có thể trả {payout}',
  'exposure.open': 'Các số của kỳ {issue}',
  'exposure.numbersOf': 'Mức phải trả theo số, kỳ {issue}',
  'exposure.several': 'Vé gồm nhiều số',
  'exposure.price': 'Tỷ lệ trả',
  'exposure.toDraw': 'Mở kỳ quay',
  'exposure.close': 'Khóa số',
  'exposure.reduce': 'Giảm tỷ lệ',
  'exposure.closeNumber': 'Khóa {name}',
  'exposure.reduceNumber': 'Giảm tỷ lệ của {name}',
  'exposure.more': '{shown} số có mức phải trả cao nhất trong tổng số {count}.',
};
