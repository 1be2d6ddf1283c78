import type { texts as english } from '../en/factors.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'factor.title': 'การยืนยันการเข้าสู่ระบบ',
  'factor.none': 'ยังไม่มี',
  'factor.since': 'มีแล้ว',
  'factor.mobile': 'ยืนยันหมายเลขมือถือ',
  'factor.email': 'ยืนยันอีเมล',
  'factor.authenticator': 'แอปยืนยันตัวตน',
  'factor.recoveryCodes': 'รหัสกู้คืนที่เหลือ',
  'factor.lockedUntil': 'ล็อกรหัสถึง',
  'factor.trustedDevices': 'อุปกรณ์ที่เชื่อถือ',
  'factor.payoutHeldUntil': 'พักการถอนถึง',
  'factor.act.authenticator': 'ยกเลิกแอปยืนยันตัวตน',
  'factor.act.devices': 'ลืมอุปกรณ์ทั้งหมด',
  'factor.ask': 'ขอผู้ดูแลคนที่สอง',
  'factor.effect.authenticator':
    'เมื่อผู้ดูแลคนที่สองเห็นชอบ {name} จะถูกยกเลิกแอปยืนยันตัวตนและรหัสกู้คืน ออกจากระบบทุกอุปกรณ์ ได้รับแจ้ง และพักการถอนชั่วคราว โปรดแน่ใจว่าสมาชิกเป็นผู้ขอ',
  'factor.effect.devices': '{name} จะถูกออกจากทุกอุปกรณ์ และการเข้าครั้งต่อไปจากแต่ละอุปกรณ์นับเป็นอุปกรณ์ใหม่',
  'attempt.unverified': 'ไม่ผ่านขั้นตอนที่สอง',
  'attempt.recovery': 'รหัสกู้คืน',
  'attempt.authenticator': 'แอปยืนยันตัวตน',
  'attempt.mobile': 'รหัสทาง SMS',
  'attempt.email': 'รหัสทางอีเมล',
  'setting.verification': 'ขั้นตอนที่สองของการเข้าสู่ระบบ',
  'setting.verificationEffect': 'กำหนดสิ่งที่สมาชิกต้องใช้ร่วมกับรหัสผ่าน ผู้ที่มีแอปยืนยันตัวตนจะถูกขอเสมอ',
  'verification.everyLogin':
    'ขอจากทุกคนทุกครั้งที่เข้าสู่ระบบ อุปกรณ์ที่เชื่อถือและการเข้าสู่ระบบที่จำไว้ไม่มีผล ผู้ที่ยังไม่มีวิธียืนยันต้องยืนยันหมายเลขหรืออีเมล',
  'verification.unknownAddress': 'ขอรหัสเมื่อทั้งอุปกรณ์และเครือข่ายไม่เคยใช้มาก่อน',
  'verification.bankName': 'ขอชื่อในบัญชีธนาคารร่วมกับรหัสนั้น',
  'verification.trustDays': 'จำนวนวันที่เชื่อถืออุปกรณ์ได้',
  'verification.payoutHoldHours': 'จำนวนชั่วโมงที่พักการถอนหลังเปลี่ยนหมายเลขหรืออีเมล',
};
