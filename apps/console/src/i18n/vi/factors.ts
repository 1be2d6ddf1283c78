import type { texts as english } from '../en/factors.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'factor.title': 'Xác nhận đăng nhập',
  'factor.none': 'chưa có',
  'factor.since': 'đã có',
  'factor.mobile': 'Số điện thoại đã xác minh',
  'factor.email': 'Email đã xác minh',
  'factor.authenticator': 'Ứng dụng xác thực',
  'factor.recoveryCodes': 'Mã khôi phục còn lại',
  'factor.lockedUntil': 'Mã bị khóa đến',
  'factor.trustedDevices': 'Thiết bị tin cậy',
  'factor.payoutHeldUntil': 'Tạm dừng rút tiền đến',
  'factor.act.authenticator': 'Gỡ ứng dụng xác thực',
  'factor.act.devices': 'Quên thiết bị',
  'factor.ask': 'Yêu cầu nhân viên thứ hai',
  'factor.effect.authenticator':
    'Khi nhân viên thứ hai đồng ý, {name} mất ứng dụng xác thực và mã khôi phục, bị đăng xuất mọi nơi, được báo tin và tạm thời không rút được tiền. Hãy chắc chắn chính hội viên yêu cầu.',
  'factor.effect.devices':
    '{name} bị đăng xuất mọi nơi, và lần đăng nhập kế tiếp từ mỗi thiết bị được tính là thiết bị mới.',
  'attempt.unverified': 'Không qua bước thứ hai',
  'attempt.recovery': 'mã khôi phục',
  'attempt.authenticator': 'ứng dụng xác thực',
  'attempt.mobile': 'mã SMS',
  'attempt.email': 'mã email',
  'setting.verification': 'Bước thứ hai khi đăng nhập',
  'setting.verificationEffect':
    'Quyết định hội viên cần gì ngoài mật khẩu. Ai có ứng dụng xác thực luôn được hỏi.',
  'verification.everyLogin':
    'Hỏi mọi người mỗi lần đăng nhập; thiết bị tin cậy và đăng nhập đã lưu không được tính, ai chưa có gì để hỏi thì xác minh số hoặc email',
  'verification.unknownAddress': 'Hỏi mã khi cả thiết bị lẫn mạng chưa từng dùng',
  'verification.bankName': 'Bên cạnh mã đó, hỏi tên trên tài khoản ngân hàng',
  'verification.trustDays': 'Số ngày tin cậy một thiết bị',
  'verification.payoutHoldHours': 'Số giờ tạm dừng rút tiền sau khi đổi số hoặc email',
};
