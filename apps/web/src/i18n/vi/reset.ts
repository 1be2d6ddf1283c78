import type { texts as en } from '../en/reset.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof en> = {
  title: 'Đặt mật khẩu mới',
  about: 'Mọi phiên đang mở sẽ kết thúc và việc rút tiền tạm dừng một ngày.',
  set: 'Đặt mật khẩu',
  done: 'Đã đặt mật khẩu mới. Vui lòng đăng nhập bằng mật khẩu này.',
  ended:
    'Liên kết này không còn hiệu lực. Mỗi liên kết dùng được một lần trong 30 phút, và chỉ liên kết mới nhất dùng được.',
  again: 'Yêu cầu liên kết mới',
  home: 'Về trang chủ',
};
