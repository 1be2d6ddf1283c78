import type { texts as english } from '../en/states.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'maintenance.title': 'เราจะกลับมาเร็ว ๆ นี้',
  'maintenance.text': 'เว็บไซต์กำลังปรับปรุง ยอดเงินและโพยที่เปิดอยู่ปลอดภัย',
  'maintenance.until': 'คาดว่าจะเปิดอีกครั้งเมื่อ {time}',
  'maintenance.left': 'เปิดในอีก',
  'region.title': 'ไม่พร้อมให้บริการในพื้นที่ของคุณ',
  'region.text': 'กฎหมายหรือใบอนุญาตของเราไม่อนุญาตให้ให้บริการในพื้นที่ของคุณ',
  'region.address': 'เราเห็นคุณที่ที่อยู่ {address} หากไม่ถูกต้องโปรดติดต่อเรา',
  contact: 'ติดต่อฝ่ายช่วยเหลือ',
  'popup.title': 'หน้าต่างถูกบล็อก',
  'popup.text': 'เบราว์เซอร์ไม่อนุญาตให้เปิดหน้าต่าง โปรดอนุญาตป๊อปอัปสำหรับเว็บไซต์นี้ในแถบที่อยู่ หรือเปิดที่นี่',
  'popup.open': 'เปิดในแท็บใหม่',
  'unsafe.title': 'ที่อยู่เว็บไม่ถูกต้อง',
  'unsafe.text': 'ที่อยู่ที่จะเปิดไม่ถูกต้อง จึงไม่ได้เปิดหน้าต่าง โปรดติดต่อฝ่ายบริการลูกค้า',
};
