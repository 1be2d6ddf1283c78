import type { texts as english } from '../en/skins.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  periods: 'Kỳ quay',
  'period.seconds': '{count} giây',
  'period.minutes': '{count} phút',
  times: 'Bội số',
  random: 'Ngẫu nhiên',
  record: 'Lịch sử kết quả',
  'record.issue': 'Kỳ',
  'record.number': 'Số',
  'record.size': 'Lớn/nhỏ',
  'record.colour': 'Màu',
  'keypad.plays': 'Kiểu cược, chọn được nhiều kiểu',
  'keypad.empty': 'Số bạn bấm sẽ hiện ở đây, theo từng kiểu cược.',
  'keypad.refused': 'Không đánh được {number} cho {play}',
  'grid.heads': 'Đầu',
  'grid.tails': 'Đuôi',
  'grid.head': 'Đầu {digit}',
  'grid.tail': 'Đuôi {digit}',
  'grid.hundreds': 'Hàng trăm',
};
