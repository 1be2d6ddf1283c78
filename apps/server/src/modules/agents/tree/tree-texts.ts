// Messages in the inbox about changes in the tree, in every language.
import { fillText, LANGUAGES, type Language } from '@fairhouse/values';

type Texts = Readonly<Record<Language, string>>;

const RAISED_TITLE: Texts = {
  EN: 'Your prize group was changed',
  CN: '您的奖金组已变更',
  ID: 'Grup hadiah Anda diubah',
  TH: 'กลุ่มรางวัลของคุณเปลี่ยนแล้ว',
  VI: 'Nhóm thưởng của bạn đã thay đổi',
};

const RAISED: Texts = {
  EN: '{name} set your prize group to {group}. It holds for bets placed from now on.',
  CN: '{name} 已将您的奖金组设为 {group}，自此之后的投注生效。',
  ID: '{name} menetapkan grup hadiah Anda menjadi {group}. Berlaku untuk taruhan mulai sekarang.',
  TH: '{name} ตั้งกลุ่มรางวัลของคุณเป็น {group} มีผลกับเดิมพันนับจากนี้',
  VI: '{name} đặt nhóm thưởng của bạn thành {group}. Áp dụng cho các cược từ bây giờ.',
};

const CLAMPED_TITLE: Texts = {
  EN: 'A registration with a lower prize group',
  CN: '有注册按较低奖金组开立',
  ID: 'Pendaftaran dengan grup hadiah lebih rendah',
  TH: 'การสมัครที่ได้กลุ่มรางวัลต่ำกว่า',
  VI: 'Đăng ký với nhóm thưởng thấp hơn',
};

const CLAMPED_AGENT: Texts = {
  EN: '{name} registered by your link for group {wanted}, which you can no longer give: the account has {group}.',
  CN: '{name} 通过您的链接注册，预设奖金组 {wanted} 已超出您可授予的上限，账号奖金组为 {group}。',
  ID: '{name} mendaftar lewat tautan Anda untuk grup {wanted} yang tidak bisa Anda berikan lagi: akun itu mendapat {group}.',
  TH: '{name} สมัครผ่านลิงก์ของคุณสำหรับกลุ่ม {wanted} ซึ่งคุณให้ไม่ได้แล้ว บัญชีจึงได้กลุ่ม {group}',
  VI: '{name} đăng ký qua liên kết của bạn cho nhóm {wanted}, mức bạn không còn được cấp: tài khoản nhận nhóm {group}.',
};

const CLAMPED_MEMBER: Texts = {
  EN: 'The link you used offered prize group {wanted}. Your upline can give at most {group} now, so that is your group.',
  CN: '您使用的链接预设奖金组 {wanted}，目前您的上级最高可授予 {group}，因此您的奖金组为 {group}。',
  ID: 'Tautan Anda menawarkan grup hadiah {wanted}. Upline Anda kini paling tinggi bisa memberi {group}, jadi itulah grup Anda.',
  TH: 'ลิงก์ที่คุณใช้เสนอกลุ่มรางวัล {wanted} แต่ขณะนี้อัปไลน์ให้ได้สูงสุด {group} จึงเป็นกลุ่มของคุณ',
  VI: 'Liên kết bạn dùng ghi nhóm thưởng {wanted}. Tuyến trên của bạn hiện chỉ cấp được tối đa {group}, nên đó là nhóm của bạn.',
};

const MESSAGE_TITLE: Texts = {
  EN: 'Message from your upline {name}',
  CN: '来自上级 {name} 的消息',
  ID: 'Pesan dari upline Anda, {name}',
  TH: 'ข้อความจากอัปไลน์ {name}',
  VI: 'Tin nhắn từ tuyến trên {name}',
};

/** The message that an upline wrote; its words are the same in every language. */
export function messageTexts(name: string, text: string) {
  const bodies = Object.fromEntries(LANGUAGES.map((language) => [language, text]));
  return { titles: fill(MESSAGE_TITLE, { name }), bodies };
}

/** The message of a changed group. */
export function raisedTexts(name: string, group: number) {
  return { titles: RAISED_TITLE, bodies: fill(RAISED, { name, group: String(group) }) };
}

/** The messages of a preset that no longer fitted: for the agent, and for the new member. */
export function clampedTexts(values: {
  readonly name: string;
  readonly wanted: number;
  readonly group: number;
}) {
  const texts = { ...values, wanted: String(values.wanted), group: String(values.group) };
  return {
    agent: { titles: CLAMPED_TITLE, bodies: fill(CLAMPED_AGENT, texts) },
    member: { titles: RAISED_TITLE, bodies: fill(CLAMPED_MEMBER, texts) },
  };
}

function fill(texts: Texts, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, fillText(texts[language], values)]),
  );
}
