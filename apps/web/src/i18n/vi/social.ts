import type { texts as en } from '../en/social.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof en> = {
  title: 'Hoặc đăng nhập bằng',
  continueWith: 'Tiếp tục với {name}',
  waiting: 'Đang chờ {name}…',
  closed: 'Đăng nhập không thành công. Vui lòng thử lại.',
  verifyTitle: 'Thêm một bước nữa',
  unlinkedTitle: 'Tài khoản {name} chưa được liên kết',
  unlinkedText:
    'Chưa có tài khoản nào của trang liên kết với tài khoản {name} của bạn. Bạn muốn làm gì?',
  registerNew: 'Bạn mới đến? Đăng ký',
  linkExisting: 'Tôi đã có tài khoản: đăng nhập và liên kết',
  pending: 'Tài khoản {name} của bạn sẽ được liên kết khi bạn tiếp tục.',
  drop: 'Không liên kết',
  linksTitle: 'Đăng nhập liên kết',
  linksAbout:
    'Đăng nhập bằng một lần bấm qua tài khoản bạn đã có. Chúng tôi chỉ biết bạn là ai ở đó, ngoài ra không gì khác.',
  notLinked: 'Chưa liên kết',
  linkedAt: 'Liên kết ngày {date}',
  link: 'Liên kết',
  unlink: 'Gỡ liên kết',
  unlinkTitle: 'Gỡ liên kết {name}?',
  unlinkText: 'Bạn sẽ không đăng nhập bằng {name} được nữa. Mật khẩu của bạn vẫn dùng được.',
  unlinkDone: 'Đã gỡ liên kết {name}',
  linkTitle: 'Liên kết {name}',
  linkAbout: 'Nhập mật khẩu đăng nhập, rồi đăng nhập {name} trong cửa sổ vừa mở.',
  password: 'Mật khẩu đăng nhập',
  linkDone: 'Đã liên kết {name}',
  pageTitle: 'Xin chờ một chút',
  pageText: 'Bạn có thể đóng cửa sổ này và tiếp tục ở cửa sổ ban đầu.',
  pageHome: 'Về trang chủ',
};
