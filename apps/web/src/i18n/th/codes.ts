import type { texts as english } from '../en/codes.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'ยืนยันหมายเลขไม่ได้',
  'firebase.invalid-phone-number': 'หมายเลขโทรศัพท์ไม่ถูกต้อง โปรดตรวจสอบหมายเลขและรหัสประเทศ',
  'firebase.missing-phone-number': 'โปรดใส่หมายเลขโทรศัพท์ก่อน',
  'firebase.too-many-requests': 'ส่งคำขอบ่อยเกินไป โปรดลองใหม่หลังจาก 5 นาที',
  'firebase.invalid-verification-code': 'โปรดใส่รหัสยืนยันที่ถูกต้อง',
  'firebase.missing-verification-code': 'โปรดใส่รหัสยืนยัน',
  'firebase.captcha-check-failed': 'การตรวจสอบว่าคุณเป็นมนุษย์ไม่ผ่าน โปรดลองอีกครั้ง',
  'firebase.quota-exceeded': 'ขณะนี้ส่งรหัสเพิ่มไม่ได้ โปรดลองใหม่ภายหลัง',
  'firebase.operation-not-allowed': 'ที่นี่ไม่ได้เปิดใช้รหัส SMS โปรดติดต่อฝ่ายบริการลูกค้า',
  'firebase.code-expired': 'รหัสหมดอายุแล้ว โปรดส่งรหัสใหม่',
  'firebase.popup-closed-by-user': 'เข้าสู่ระบบไม่สำเร็จ โปรดลองอีกครั้ง',
  'firebase.unknown': 'เกิดข้อผิดพลาดที่ไม่รู้จัก โปรดลองอีกครั้ง',
};
