import type { texts as english } from '../en/several-boards.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'หลายกระดาน',
  about: 'วางหวยเทียบกันได้สูงสุดสี่กระดาน ใช้โพยใบเดียวร่วมกัน',
  aboutList: 'หวยของคุณพร้อมเวลานับถอยหลัง บนจอกว้างจะวางเทียบกัน',
  add: 'เพิ่มหวย',
  remove: 'เอา {name} ออก',
  left: 'ย้าย {name} ไปทางซ้าย',
  right: 'ย้าย {name} ไปทางขวา',
  up: 'ย้าย {name} ขึ้น',
  down: 'ย้าย {name} ลง',
  slipEmpty: 'เลือกจากกระดานใดก็ได้แล้วเพิ่มที่นี่ แต่ละรายการจะแยกตามหวย',
  placed: '{name}: แทง {amount} งวด {issue} แล้ว',
};
