import type { texts as english } from '../en/doctor.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.doctor': 'พร้อมเปิดใช้จริง',
  'doctor.ready': 'ไม่มีสิ่งใดขาด พร้อมเปิดใช้จริง',
  'doctor.notReady': 'แก้ไขสิ่งที่ขาดก่อนเปิดให้ผู้เล่นจริง',
  'doctorState.ok': 'เรียบร้อย',
  'doctorState.missing': 'ขาด',
  'doctorState.advice': 'แนะนำ',
  'doctor.own_house': 'ระบบนี้เป็นของตนเอง ไม่ใช่ระบบสาธิต',
  'doctor.published_passwords': 'ไม่มีผู้ปฏิบัติงานใช้รหัสผ่านที่เผยแพร่แล้ว',
  'doctor.database_role': 'เซิร์ฟเวอร์เข้าฐานข้อมูลด้วยบทบาทที่ไม่เป็นเจ้าของสิ่งใด',
  'doctor.merchants': 'มีผู้ประกอบการแล้ว',
  'doctor.hosts': 'ผู้ประกอบการทุกรายมีชื่อโฮสต์สาธารณะ',
  'doctor.tls': 'เข้าเว็บไซต์ผ่าน https',
  'doctor.owners': 'ผู้ประกอบการทุกรายมีเจ้าของสองคนที่เข้าใช้แล้ว',
  'doctor.mail': 'ส่งอีเมลได้',
  'doctor.sms': 'ส่งรหัสทาง SMS ได้',
  'doctor.lotteries': 'ผู้ประกอบการทุกรายขายหวยอย่างน้อยหนึ่งชนิด',
  'doctor.channels': 'รับเงินเข้าบัญชีตนเองหรือผ่านผู้ให้บริการจริง ไม่ใช่ระบบทดลอง',
  'doctor.jobs': 'งานเบื้องหลังของระบบทำได้ครบทุกรายการ',
  'doctor.cosigner': 'ผู้ร่วมลงนามทำงานบนเครื่องอื่น',
  'doctor.breached_passwords': 'ปฏิเสธรหัสผ่านที่เคยรั่วไหล',
  'doctorNext.own_house': 'รัน npm run setup กับโฟลเดอร์ข้อมูลหรือฐานข้อมูลว่าง ระบบสาธิตเปลี่ยนเป็นระบบจริงไม่ได้',
  'doctorNext.published_passwords': 'รีเซ็ตผู้ปฏิบัติงานเหล่านี้ที่เมนูผู้ดูแล แต่ละคนจะได้ลิงก์และตั้งรหัสผ่านเอง',
  'doctorNext.database_role':
    'ย้ายโครงสร้างด้วยเจ้าของ (DATABASE_OWNER_URL) และให้เซิร์ฟเวอร์ใช้บทบาทแยกใน DATABASE_URL ดู docs/operate.md หัวข้อ “Roles”',
  'doctorNext.merchants': 'รัน npm run setup เพื่อสร้างผู้ประกอบการรายแรก',
  'doctorNext.hosts': 'ชี้โดเมนมาที่เครื่องนี้แล้วเพิ่มเป็นโฮสต์ของผู้ประกอบการ',
  'doctorNext.tls':
    'ตั้ง PUBLIC_ORIGIN เป็นที่อยู่ https และให้พร็อกซี (TRUSTED_PROXIES) หรือ TLS_CERT กับ TLS_KEY ทำ TLS ดู docs/operate.md หัวข้อ “TLS”',
  'doctorNext.owners': 'เจ้าของแต่ละคนเปิดลิงก์ของตน หากหมดอายุให้รัน npm run setup -- --new-link ชื่อ',
  'doctorNext.mail': 'กรอกเซิร์ฟเวอร์ SMTP ที่เมนูช่องทางส่ง แล้วให้คนที่สองเห็นชอบ',
  'doctorNext.sms': 'กรอกเกตเวย์ SMS ที่เมนูช่องทางส่ง หรือปิดสิ่งที่ต้องใช้รหัส SMS แล้วให้คนที่สองเห็นชอบ',
  'doctorNext.lotteries': 'เปิดขายหวยที่เมนูลอตเตอรี่',
  'doctorNext.channels':
    'กรอกบัญชีธนาคารของตนเองที่เมนูกฎการเงิน ให้คนที่สองเห็นชอบ หรือระบุผู้ให้บริการชำระเงิน (BANK_URL) และปิดช่องทางทดลอง',
  'doctorNext.jobs': 'ค้นหางานเหล่านี้ในบันทึกของเซิร์ฟเวอร์ แล้วแก้ไขตามที่บันทึกบอก',
  'doctorNext.cosigner': 'ให้ผู้อื่นรัน apps/cosigner บนเครื่องอื่น แล้วตั้ง COSIGNER_URL และ COSIGNER_RUN_BY',
  'doctorNext.breached_passwords': 'หารายการแฮช SHA-1 ที่เรียงตามแฮช แล้วระบุไฟล์ใน BREACHED_PASSWORDS',
};
