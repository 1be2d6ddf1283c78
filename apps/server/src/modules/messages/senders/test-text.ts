import { fillText, type Language } from '@fairhouse/values';

const SUBJECTS: Readonly<Record<Language, string>> = {
  EN: 'Test message from {brand}',
  CN: '来自 {brand} 的测试消息',
  ID: 'Pesan uji dari {brand}',
  TH: 'ข้อความทดสอบจาก {brand}',
  VI: 'Tin nhắn thử từ {brand}',
};

const TEXTS: Readonly<Record<Language, string>> = {
  EN: '{brand}: this is a test. Messages to members will arrive like this one.',
  CN: '{brand}：这是一条测试消息，发给会员的消息将以同样方式送达。',
  ID: '{brand}: ini pesan uji. Pesan untuk anggota akan tiba seperti ini.',
  TH: '{brand}: นี่คือข้อความทดสอบ ข้อความถึงสมาชิกจะส่งถึงแบบเดียวกันนี้',
  VI: '{brand}: đây là tin thử. Tin gửi thành viên sẽ đến như tin này.',
};

export function testSubject(language: Language, brand: string): string {
  return fillText(SUBJECTS[language], { brand });
}

export function testText(language: Language, brand: string): string {
  return fillText(TEXTS[language], { brand });
}
