import type { texts as english } from '../en/social.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'setting.social': 'Đăng nhập qua nhà cung cấp',
  'setting.socialEffect':
    'Quyết định bên nào được xác nhận thành viên khi đăng nhập. Cần người thứ hai đồng ý.',
  'social.switchWaits': 'Bật được sau khi điền “{field}”.',
  'social.provided': 'Khóa bí mật và địa chỉ của nhà cung cấp',
  'social.clientId': 'Mã ứng dụng',
  'social.botId': 'Số của bot',
  'social.botIdHelp': 'Là dãy số trước dấu hai chấm trong mã của bot.',
  'social.botName': 'Tên bot',
  'social.advanced': 'Nâng cao',
  'social.issuer': 'Địa chỉ nhà cung cấp',
  'social.issuerHelp':
    'Để trống để dùng địa chỉ gốc. Ai đứng ở địa chỉ này có thể xác nhận mọi thành viên đã liên kết.',
  'social.redirects': 'Hãy cho phép các địa chỉ chuyển hướng này ở nhà cung cấp:',
  'social.redirect': 'Địa chỉ chuyển hướng',
};
