import type { texts as english } from '../en/skins.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  periods: 'ออกทุกกี่นาที',
  'period.seconds': '{count} วิ',
  'period.minutes': '{count} นาที',
  times: 'ตัวคูณ',
  random: 'สุ่มเลข',
  record: 'ประวัติผล',
  'record.issue': 'งวด',
  'record.number': 'เลข',
  'record.size': 'สูง/ต่ำ',
  'record.colour': 'สี',
  'keypad.plays': 'ประเภทที่แทง เลือกได้หลายแบบ',
  'keypad.empty': 'เลขที่กดจะขึ้นที่นี่ แยกตามประเภทที่เลือก',
  'keypad.refused': '{number} ใช้กับ {play} ไม่ได้',
  'grid.heads': 'หัว',
  'grid.tails': 'ท้าย',
  'grid.head': 'หัว {digit}',
  'grid.tail': 'ท้าย {digit}',
  'grid.hundreds': 'หลักร้อย',
};
