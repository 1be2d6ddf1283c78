// The exposure of draws on sale.
import type { texts as english } from '../en/exposure.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'exposure.help': 'งวดที่อาจขาดทุนสูงสุดอยู่บนสุด แถวที่เปิดอยู่หรืออยู่ใต้ตัวชี้จะไม่ขยับขณะตัวเลขอัปเดต',
  'exposure.none': 'งวดที่เปิดขายยังไม่มีการเดิมพัน',
  'exposure.idle': 'งวดที่เปิดขายแต่ไม่มีการเดิมพัน: {count}',
  'exposure.risk': 'ยอดเดิมพันและยอดจ่ายที่เป็นไปได้',
  'exposure.payout': 'ยอดจ่ายที่เป็นไปได้',
  'exposure.net': 'ผลกรณีแย่ที่สุด',
  'exposure.worst': 'ภาระจ่ายสูงสุด',
  'exposure.bar': 'ยอดเดิมพัน {stake} ยอดจ่ายที่เป็นไปได้ {payout}',
  'exposure.open': 'หมายเลขของงวด {issue}',
  'exposure.numbersOf': 'ภาระจ่ายรายหมายเลข งวด {issue}',
  'exposure.several': 'โพยหลายหมายเลข',
  'exposure.price': 'อัตราจ่าย',
  'exposure.toDraw': 'เปิดหน้างวด',
  'exposure.close': 'ปิดรับ',
  'exposure.reduce': 'ลดอัตราจ่าย',
  'exposure.closeNumber': 'ปิดรับ {name}',
  'exposure.reduceNumber': 'ลดอัตราจ่ายของ {name}',
  'exposure.more': 'แสดง {shown} หมายเลขที่มีภาระจ่ายสูงสุด จากทั้งหมด {count}',
};
