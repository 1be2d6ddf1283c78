import type { texts as english } from '../en/shared-marks.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'menu.shared': 'บัญชีที่เชื่อมโยง',
  'shared.title': 'สิ่งที่สมาชิกใช้ร่วมกัน',
  'shared.ofMember': 'สิ่งที่สมาชิกนี้ใช้ร่วมกับผู้อื่น',
  'shared.none': 'ไม่มีสมาชิกที่ใช้สิ่งใดร่วมกัน',
  'shared.alone': 'ไม่มีสิ่งใดใช้ร่วมกับสมาชิกอื่น',
  'shared.kind': 'ประเภท',
  'shared.kind.device': 'อุปกรณ์',
  'shared.kind.address': 'ที่อยู่เครือข่าย',
  'shared.kind.mobile': 'เบอร์มือถือ',
  'shared.kind.person': 'ชื่อและวันเกิด',
  'shared.kind.card': 'บัตรหรือกระเป๋าเงิน',
  'shared.kind.paper': 'เอกสารยืนยันตัวตน',
  'shared.mark': 'สิ่งที่ใช้ร่วม',
  'shared.count': 'จำนวนสมาชิก',
  'shared.members': 'ใคร',
  'shared.last': 'ล่าสุด',
};
