import type { texts as en } from '../en/reset.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof en> = {
  title: 'ตั้งรหัสผ่านใหม่',
  about: 'ทุกเซสชันที่เปิดอยู่จะสิ้นสุด และพักการถอนหนึ่งวัน',
  set: 'ตั้งรหัสผ่าน',
  done: 'ตั้งรหัสผ่านใหม่แล้ว โปรดเข้าสู่ระบบด้วยรหัสนี้',
  ended: 'ลิงก์นี้ใช้ไม่ได้แล้ว ลิงก์ใช้ได้ครั้งเดียวภายใน 30 นาที และใช้ได้เฉพาะลิงก์ล่าสุด',
  again: 'ขอลิงก์ใหม่',
  home: 'ไปหน้าแรก',
};
