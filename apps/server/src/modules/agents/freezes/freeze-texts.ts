// What an agent reads about its request, in every language.
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';

type Texts = Readonly<Record<Language, string>>;

const TITLE: Texts = {
  EN: 'Your request to freeze an account',
  CN: '您的账号冻结申请',
  ID: 'Permintaan pembekuan akun Anda',
  TH: 'คำขอระงับบัญชีของคุณ',
  VI: 'Yêu cầu đóng băng tài khoản của bạn',
};

const GRANTED: Texts = {
  EN: '{name} was frozen as you asked. {reason}',
  CN: '已按您的申请冻结 {name}。{reason}',
  ID: '{name} telah dibekukan sesuai permintaan Anda. {reason}',
  TH: 'ระงับ {name} ตามที่คุณขอแล้ว {reason}',
  VI: '{name} đã bị đóng băng theo yêu cầu của bạn. {reason}',
};

const REFUSED: Texts = {
  EN: '{name} was not frozen. {reason}',
  CN: '未冻结 {name}。{reason}',
  ID: '{name} tidak dibekukan. {reason}',
  TH: 'ไม่ได้ระงับ {name} {reason}',
  VI: '{name} không bị đóng băng. {reason}',
};

/** The message about a decision. */
export function decidedTexts(
  isGranted: boolean,
  values: { readonly name: string; readonly reason: string },
) {
  const texts = isGranted ? GRANTED : REFUSED;
  const filled = LANGUAGES.map((language) => [language, fillText(texts[language], values)]);
  return { titles: TITLE, bodies: Object.fromEntries(filled) as Record<Language, string> };
}
