import type { texts as english } from '../en/social.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'setting.social': 'เข้าสู่ระบบผ่านผู้ให้บริการ',
  'setting.socialEffect': 'กำหนดว่าใครยืนยันตัวสมาชิกที่เข้าสู่ระบบได้ ต้องมีผู้อนุมัติคนที่สอง',
  'social.switchWaits': 'เปิดได้เมื่อกรอก “{field}” แล้ว',
  'social.provided': 'รหัสลับและที่อยู่ของผู้ให้บริการ',
  'social.clientId': 'รหัสไคลเอนต์',
  'social.botId': 'หมายเลขบอต',
  'social.botIdHelp': 'คือตัวเลขก่อนเครื่องหมายโคลอนในโทเคนของบอต',
  'social.botName': 'ชื่อบอต',
  'social.advanced': 'ขั้นสูง',
  'social.issuer': 'ที่อยู่ของผู้ให้บริการ',
  'social.issuerHelp': 'เว้นว่างเพื่อใช้ที่อยู่ของผู้ให้บริการเอง ผู้ที่อยู่ ณ ที่อยู่นี้ยืนยันตัวสมาชิกที่เชื่อมไว้ได้ทุกคน',
  'social.redirects': 'แจ้งผู้ให้บริการให้อนุญาตที่อยู่ส่งกลับเหล่านี้:',
  'social.redirect': 'ที่อยู่ส่งกลับ',
};
