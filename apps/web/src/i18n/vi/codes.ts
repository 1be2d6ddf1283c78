import type { texts as english } from '../en/codes.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'Không xác nhận được số điện thoại',
  'firebase.invalid-phone-number': 'Số điện thoại không hợp lệ. Hãy kiểm tra số và mã quốc gia.',
  'firebase.missing-phone-number': 'Hãy nhập số điện thoại trước.',
  'firebase.too-many-requests': 'Quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.',
  'firebase.invalid-verification-code': 'Hãy nhập mã xác minh hợp lệ.',
  'firebase.missing-verification-code': 'Hãy nhập mã xác minh.',
  'firebase.captcha-check-failed': 'Kiểm tra bạn là người thật không thành công. Vui lòng thử lại.',
  'firebase.quota-exceeded': 'Hiện không thể gửi thêm mã. Vui lòng thử lại sau.',
  'firebase.operation-not-allowed':
    'Mã SMS chưa được bật ở đây. Vui lòng liên hệ chăm sóc khách hàng.',
  'firebase.code-expired': 'Mã đã hết hạn. Hãy gửi mã khác.',
  'firebase.popup-closed-by-user': 'Đăng nhập thất bại, vui lòng thử lại.',
  'firebase.unknown': 'Đã xảy ra lỗi không xác định. Vui lòng thử lại.',
};
