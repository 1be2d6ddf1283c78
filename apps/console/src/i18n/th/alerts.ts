// Alerts of new withdrawals.
import type { texts as english } from '../en/alerts.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'alert.title': 'แจ้งเตือน',
  'alert.help':
    'แจ้งทุกรายการถอนใหม่ที่รอเจ้าหน้าที่ ในเบราว์เซอร์นี้ ขณะเปิดคอนโซล หากเปิดหลายแท็บจะแจ้งเพียงแท็บเดียว',
  'alert.desktop': 'การแจ้งเตือนบนเดสก์ท็อป',
  'alert.sound': 'เสียง',
  'alert.try': 'ลองฟังเสียง',
  'alert.denied': 'เบราว์เซอร์ไม่อนุญาตการแจ้งเตือนจากหน้านี้ โปรดอนุญาตในการตั้งค่าเว็บไซต์แล้วเปิดอีกครั้ง',
  'alert.one': 'รายการถอนใหม่: {amount}',
  'alert.several': 'รายการถอนใหม่ {count} รายการ',
};
