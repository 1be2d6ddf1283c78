// The mail with the link that sets a new password.
import { fillText, type Language } from '@fairhouse/values';

export interface ResetMailValues {
  readonly brand: string;
  readonly name: string;
  readonly link: string;
}

const SUBJECTS: Readonly<Record<Language, string>> = {
  EN: '{brand}: set a new password',
  CN: '{brand}：设置新密码',
  ID: '{brand}: buat kata sandi baru',
  TH: '{brand}: ตั้งรหัสผ่านใหม่',
  VI: '{brand}: đặt mật khẩu mới',
};

/** One entry per paragraph. */
const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  EN: [
    'Hello {name},',
    'somebody, we hope you, wants to set a new password for your account at {brand}. This link does it, once, within 30 minutes:',
    '{link}',
    'If it was not you, do nothing: your password stays as it is. Give this link to nobody; we never ask for it.',
  ],
  CN: [
    '{name}，您好：',
    '有人（希望是您本人）申请为您在 {brand} 的账号设置新密码。请在 30 分钟内打开以下链接，仅可使用一次：',
    '{link}',
    '若非本人操作，请忽略此邮件，您的密码不会改变。请勿将链接告诉任何人，我们不会向您索取。',
  ],
  ID: [
    'Halo {name},',
    'seseorang, semoga Anda sendiri, ingin membuat kata sandi baru untuk akun Anda di {brand}. Buka tautan ini dalam 30 menit, hanya berlaku sekali:',
    '{link}',
    'Jika bukan Anda, abaikan saja: kata sandi Anda tidak berubah. Jangan berikan tautan ini kepada siapa pun; kami tidak pernah memintanya.',
  ],
  TH: [
    'สวัสดี {name}',
    'มีผู้ขอตั้งรหัสผ่านใหม่ให้บัญชีของคุณที่ {brand} ซึ่งเราหวังว่าเป็นคุณเอง เปิดลิงก์นี้ภายใน 30 นาที ใช้ได้ครั้งเดียว:',
    '{link}',
    'หากไม่ใช่คุณ ไม่ต้องทำอะไร รหัสผ่านของคุณจะไม่เปลี่ยน อย่าให้ลิงก์นี้แก่ใคร เราไม่เคยขอลิงก์นี้จากคุณ',
  ],
  VI: [
    'Xin chào {name},',
    'có người, mong rằng là bạn, muốn đặt mật khẩu mới cho tài khoản của bạn tại {brand}. Hãy mở liên kết này trong 30 phút, chỉ dùng được một lần:',
    '{link}',
    'Nếu không phải bạn, bạn không cần làm gì: mật khẩu vẫn như cũ. Đừng đưa liên kết này cho ai; chúng tôi không bao giờ hỏi.',
  ],
};

export function resetMailSubject(language: Language, values: ResetMailValues): string {
  return fillText(SUBJECTS[language], { ...values });
}

export function resetMailText(language: Language, values: ResetMailValues): string {
  return fillText(TEXTS[language].join('\n\n'), { ...values });
}
