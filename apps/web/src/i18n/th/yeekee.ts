import type { texts as english } from '../en/yeekee.ts';
import type { Translated } from '../text-types.ts';

export const texts: Translated<typeof english> = {
  title: 'เลขที่ยิงในรอบนี้',
  about:
    'ทุกคนยิงเลขห้าหลักได้จนกว่าจะปิดรับแทง ผลคือผลรวมของทุกเลขโดยไม่นับเลขลำดับที่ 16 บวกกับรหัสผนึกที่ไม่มีใครรู้ก่อนปิดรับ แล้วใช้ห้าหลักท้าย หากมีเลขน้อยกว่า {least} เลข รอบนั้นเป็นโมฆะและคืนเงินเดิมพันทั้งหมด',
  number: 'เลขของคุณ',
  hint: 'ห้าหลัก เช่น 04827',
  enter: 'ยิงเลข',
  random: 'สุ่มเลข',
  entered: 'ยิง {number} เป็นลำดับที่ {place} ของรอบ',
  logIn: 'เข้าสู่ระบบเพื่อยิงเลข',
  count: { other: 'ยิงแล้ว {count} เลข' },
  missing: 'ยังขาดอีก {count} เลข',
  enough: 'ครบพอออกผลแล้ว',
  list: 'เลขที่ยิงแล้ว ล่าสุดก่อน',
  none: 'ยังไม่มีใครยิงเลข',
  own: 'คุณ',
  ignored: 'ไม่นับ',
  how: 'ที่มาของผลงวด {issue}',
  sum: 'ผลรวมโดยไม่นับลำดับที่ 16',
  seal: 'รหัสผนึก',
  result: 'ผล',
  check: 'ตรวจสอบเอง',
  receipts: 'ใบรับของคุณ ใช้ตรวจสอบรอบนี้',
};
