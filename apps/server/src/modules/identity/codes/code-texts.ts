// Texts of SMS and e-mail messages that carry a code.
import { fillText, MINUTE_MS, type Language } from '@fairhouse/values';
import { VALID_MS, type Scene } from './code.ts';

type Texts = Readonly<Record<Language, string>>;

/** The code comes first, so that the preview line of a phone shows it. */
const CODE: Texts = {
  EN: '{code} is your {brand} code {purpose}. Good for {minutes} minutes. We never ask you for it; tell nobody.',
  CN: '【{brand}】{purpose}验证码：{code}，{minutes} 分钟内有效。我们绝不会索要验证码，请勿告诉任何人。',
  ID: '{code} adalah kode {brand} Anda {purpose}. Berlaku {minutes} menit. Kami tidak pernah memintanya; jangan beri tahu siapa pun.',
  TH: '{code} คือรหัส {brand} ของคุณ{purpose} ใช้ได้ {minutes} นาที เราไม่ขอรหัสนี้จากคุณ อย่าบอกใคร',
  VI: '{code} là mã {brand} của bạn {purpose}. Có hiệu lực {minutes} phút. Chúng tôi không bao giờ hỏi mã này; đừng cho ai biết.',
};

const PURPOSES: Readonly<Record<Scene, Texts>> = {
  register: {
    EN: 'to register',
    CN: '注册',
    ID: 'untuk mendaftar',
    TH: 'สำหรับสมัครสมาชิก',
    VI: 'để đăng ký',
  },
  login: {
    EN: 'to log in',
    CN: '登录',
    ID: 'untuk masuk',
    TH: 'สำหรับเข้าสู่ระบบ',
    VI: 'để đăng nhập',
  },
  reset: {
    EN: 'to set a new password',
    CN: '重设密码',
    ID: 'untuk membuat kata sandi baru',
    TH: 'สำหรับตั้งรหัสผ่านใหม่',
    VI: 'để đặt mật khẩu mới',
  },
  verify: {
    EN: 'to confirm that it is you',
    CN: '身份验证',
    ID: 'untuk memastikan ini Anda',
    TH: 'สำหรับยืนยันตัวตน',
    VI: 'để xác nhận đó là bạn',
  },
  bind: {
    EN: 'to add this contact to your account',
    CN: '绑定联系方式',
    ID: 'untuk menambahkan kontak ini ke akun Anda',
    TH: 'สำหรับผูกช่องทางติดต่อนี้กับบัญชี',
    VI: 'để gắn liên hệ này với tài khoản',
  },
};

const SUBJECT: Texts = {
  EN: 'Your {brand} code',
  CN: '{brand} 验证码',
  ID: 'Kode {brand} Anda',
  TH: 'รหัส {brand} ของคุณ',
  VI: 'Mã {brand} của bạn',
};

const TAKEN: Texts = {
  EN: 'This number already has an account at {brand}. Log in with a code by SMS, or set a new password. If you did not ask, ignore this.',
  CN: '【{brand}】该号码已注册账号，请使用短信验证码登录或重设密码。如非本人操作，请忽略。',
  ID: 'Nomor ini sudah punya akun di {brand}. Masuk dengan kode SMS, atau buat kata sandi baru. Jika bukan Anda, abaikan pesan ini.',
  TH: 'หมายเลขนี้มีบัญชีที่ {brand} แล้ว เข้าสู่ระบบด้วยรหัส SMS หรือตั้งรหัสผ่านใหม่ หากไม่ได้ขอ โปรดละเว้นข้อความนี้',
  VI: 'Số này đã có tài khoản tại {brand}. Hãy đăng nhập bằng mã SMS hoặc đặt mật khẩu mới. Nếu không phải bạn, hãy bỏ qua tin này.',
};

/** The text that carries a code. */
export function codeText(
  language: Language,
  { brand, code, scene }: { readonly brand: string; readonly code: string; readonly scene: Scene },
): string {
  const minutes = VALID_MS / MINUTE_MS;
  return fillText(CODE[language], { code, brand, purpose: PURPOSES[scene][language], minutes });
}

/** The subject of an e-mail that carries a code; it does not contain the code. */
export function codeSubject(language: Language, { brand }: { readonly brand: string }): string {
  return fillText(SUBJECT[language], { brand });
}

/** The message to the owner of a number that another caller tries to register. */
export function takenText(language: Language, { brand }: { readonly brand: string }): string {
  return fillText(TAKEN[language], { brand });
}
