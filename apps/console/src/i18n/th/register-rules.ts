import type { texts as english } from '../en/register-rules.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'register.language': 'ภาษาของแบบฟอร์ม',
  'register.way': 'วิธีสมัคร',
  'register.byUsername': 'ชื่อผู้ใช้',
  'register.byMobile': 'เบอร์มือถือ',
  'register.tryIt': 'พิมพ์ในช่อง หรือกดตัวอย่าง เพื่อดูข้อความที่ผู้เข้าชมเห็น',
  'register.passes': 'ตัวอย่างที่ผ่าน: {example}',
  'register.fails': 'ตัวอย่างที่ไม่ผ่าน: {example}',
  'register.impossible': 'ไม่มีข้อความใดตรงกับรูปแบบและความยาวนี้ จึงไม่มีใครกรอกช่องนี้ได้',
  'register.optional': '{name} (ไม่บังคับ)',
  'register.minLength': 'สั้นสุด',
  'register.maxLength': 'ยาวสุด',
  'register.always': 'ถามเสมอ',
  'register.featureOff': 'การสมัครด้วยเบอร์มือถือถูกปิดไว้ในเมนูฟีเจอร์',
};
