// Alerts of new withdrawals.
import type { texts as english } from '../en/alerts.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'alert.title': 'Thông báo',
  'alert.help':
    'Báo mỗi lệnh rút mới đang chờ người xử lý, trong trình duyệt này, khi bảng điều khiển đang mở. Nếu mở nhiều thẻ thì chỉ một thẻ báo.',
  'alert.desktop': 'Thông báo trên màn hình',
  'alert.sound': 'Âm thanh',
  'alert.try': 'Nghe thử',
  'alert.denied':
    'Trình duyệt không cho phép trang này gửi thông báo. Hãy cho phép trong cài đặt trang rồi bật lại.',
  'alert.one': 'Lệnh rút mới: {amount}',
  'alert.several': '{count} lệnh rút mới',
};
