// Group buys.
import type { texts as english } from '../en/offers.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  'offer.initiator': 'ผู้ริเริ่ม',
  'offer.OPEN': 'เปิดขาย',
  'offer.FILLED': 'กำลังปิด',
  'offer.PLACED': 'วางเดิมพันแล้ว',
  'offer.RETURNING': 'กำลังคืนเงิน',
  'offer.RETURNED': 'คืนเงินแล้ว',
  'offer.sold': 'ขายแล้ว',
  'offer.price': 'ราคารวม',
  'offer.sharePrice': 'ราคาต่อหุ้น',
  'offer.guarantee': 'หุ้นค้ำประกัน',
  'offer.commission': 'ค่าคอมมิชชัน',
  'offer.secrecy': 'ผู้ที่เห็นเลข',
  'offer.open': 'ทุกคน',
  'offer.close': 'ไม่มีใครจนกว่าจะปิด',
  'offer.closesAt': 'ปิดเมื่อ',
  'offer.not_full': 'ไม่เต็มเมื่อปิด',
  'offer.cancelled': 'ผู้ริเริ่มยกเลิก',
  'offer.refused': 'รายการถูกปฏิเสธ',
  'offer.sharers': 'ผู้ถือหุ้น',
  'offer.kind': 'ชนิด',
  'offer.own': 'ส่วนของตนเอง',
  'offer.bought': 'ซื้อ',
  'offer.shares': 'หุ้น',
  'offer.held': 'กันเงินไว้',
  'offer.picks': 'เลขที่เลือก',
  'offer.pick': 'เลข',
};
