import type { texts as english } from '../en/pads.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'price.label': 'Tiền trả khi trúng',
  'price.hit': 'Mỗi lần trúng trả',
  'price.for': 'cược {stake} nhận {prize}',
  'price.all': 'Mọi mức thưởng',
  'price.stakeBack': 'Khi trúng còn được hoàn tiền cược.',
  'price.zy': 'Còn 90% nếu bóng thứ 1 là 9, 75% nếu là 6.',
  'price.units': '{count} giải × {unit} = {cost} mỗi số',
  'price.unitsOfSet': '{count} giải × {unit} = {cost} mỗi bộ số',
  'price.pairUnits': '2 số × {count} giải × {unit} = {cost} mỗi cặp',
  'price.cap': 'Ở đây mỗi vé được trả tối đa {cap}, kể cả khi giải thưởng cao hơn.',
  'price.share': 'Cược {unit} phải trả {cost}.',
  'keys.label': 'Bàn phím số',
  'keys.about': 'Bấm đủ {count} chữ số, số sẽ tự được thêm.',
  'keys.back': 'Xóa chữ số cuối',
  'keys.remove': 'Bỏ số {number}',
  'keys.numbers': 'Số của bạn',
  'keys.more': { other: 'và {count} số nữa' },
  'keys.typed': 'Nhập hoặc dán số',
  yearSign: 'Kỳ này thuộc năm {sign}.',
  recent: 'Kết quả gần đây, mới nhất trước',
};
