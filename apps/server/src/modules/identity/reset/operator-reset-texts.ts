// The message with an activation code, and the descriptions of the approval requests.
import { fillText, type Language } from '@fairhouse/values';
import type { ApprovalDescription } from '../../operators/index.ts';

export const ACTIVATION_CODE_SUBJECTS: Readonly<Record<Language, string>> = {
  EN: 'Your activation code',
  CN: '您的激活码',
  ID: 'Kode aktivasi Anda',
  TH: 'รหัสเปิดใช้งานของคุณ',
  VI: 'Mã kích hoạt của bạn',
};

const TEXTS: Readonly<Record<Language, string>> = {
  EN: '{brand}: {name}, log in with the activation code {code} in place of your password, and choose a new one. It is good for three days. Give it to nobody: we never ask for it. If you did not ask for it, contact us.',
  CN: '{brand}：{name}，请用激活码 {code} 代替密码登录并设置新密码，三天内有效。请勿告知任何人，我们不会索取。若非您本人申请，请联系我们。',
  ID: '{brand}: {name}, masuk dengan kode aktivasi {code} sebagai ganti kata sandi, lalu buat yang baru. Berlaku tiga hari. Jangan berikan kepada siapa pun; kami tidak pernah memintanya. Jika Anda tidak memintanya, hubungi kami.',
  TH: '{brand}: คุณ {name} เข้าสู่ระบบด้วยรหัสเปิดใช้งาน {code} แทนรหัสผ่าน แล้วตั้งรหัสใหม่ ใช้ได้สามวัน อย่าบอกใคร เราไม่เคยขอรหัสนี้ หากคุณไม่ได้ขอ โปรดติดต่อเรา',
  VI: '{brand}: {name}, hãy đăng nhập bằng mã kích hoạt {code} thay cho mật khẩu rồi đặt mật khẩu mới. Mã có hiệu lực ba ngày. Đừng đưa mã cho ai; chúng tôi không bao giờ hỏi. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi.',
};

/** The message in the member's language. */
export function activationCodeText(
  language: Language,
  values: { readonly brand: string; readonly name: string; readonly code: string },
): string {
  return fillText(TEXTS[language], values);
}

/** Describes the effect of a request for a member without a proven contact. */
export const OPERATOR_RESET_TEXTS = {
  password: (username: string): ApprovalDescription => ({
    EN: `Member ${username} has no proven mail or number: who agrees is shown an activation code once, and tells it to the member. Withdrawals rest.`,
    CN: `会员 ${username} 没有已验证的邮箱或手机：同意者可查看一次激活码并告知会员。提款暂停。`,
    ID: `Anggota ${username} tidak punya surel atau nomor terverifikasi: yang menyetujui melihat kode aktivasi sekali dan menyampaikannya. Penarikan ditunda.`,
    TH: `สมาชิก ${username} ไม่มีอีเมลหรือหมายเลขที่ยืนยันแล้ว ผู้อนุมัติจะเห็นรหัสเปิดใช้งานหนึ่งครั้งเพื่อแจ้งสมาชิก และพักการถอน`,
    VI: `Thành viên ${username} không có email hay số đã xác minh: người đồng ý được xem mã kích hoạt một lần và báo cho thành viên. Việc rút tiền tạm dừng.`,
  }),
  payment: (username: string): ApprovalDescription => ({
    EN: `The payment password of member ${username}, who has no proven mail or number, is forgotten. Withdrawals rest.`,
    CN: `清除会员 ${username} 的支付密码（无已验证的邮箱或手机）。提款暂停。`,
    ID: `Kata sandi pembayaran anggota ${username}, yang tidak punya surel atau nomor terverifikasi, dihapus. Penarikan ditunda.`,
    TH: `ลบรหัสผ่านการชำระเงินของสมาชิก ${username} ซึ่งไม่มีอีเมลหรือหมายเลขที่ยืนยันแล้ว และพักการถอน`,
    VI: `Xóa mật khẩu thanh toán của thành viên ${username}, người không có email hay số đã xác minh. Việc rút tiền tạm dừng.`,
  }),
};
