import type { texts as english } from '../en/pads.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'price.label': 'อัตราจ่ายเมื่อถูก',
  'price.hit': 'ถูกหนึ่งครั้งจ่าย',
  'price.for': 'แทง {stake} ได้ {prize}',
  'price.all': 'รางวัลทั้งหมด',
  'price.stakeBack': 'เมื่อถูกจะได้เงินเดิมพันคืนด้วย',
  'price.zy': 'จ่าย 90% ถ้าลูกที่ 1 ออก 9 และ 75% ถ้าออก 6',
  'price.units': '{count} รางวัล × {unit} = {cost} ต่อเลขหนึ่งตัว',
  'price.unitsOfSet': '{count} รางวัล × {unit} = {cost} ต่อชุด',
  'price.pairUnits': '2 เลข × {count} รางวัล × {unit} = {cost} ต่อคู่',
  'price.cap': 'ที่นี่จ่ายสูงสุด {cap} ต่อตั๋ว แม้รางวัลจะสูงกว่านี้',
  'price.share': 'แทง {unit} จ่ายจริง {cost}',
  'keys.label': 'แป้นตัวเลข',
  'keys.about': 'กดให้ครบ {count} หลัก เลขจะถูกเพิ่มเอง',
  'keys.back': 'ลบหลักสุดท้าย',
  'keys.remove': 'เอา {number} ออก',
  'keys.numbers': 'เลขของคุณ',
  'keys.more': { other: 'และอีก {count} เลข' },
  'keys.typed': 'พิมพ์หรือวางเลข',
  yearSign: 'งวดนี้อยู่ในปี{sign}',
  recent: 'ผลล่าสุด ใหม่สุดขึ้นก่อน',
};
