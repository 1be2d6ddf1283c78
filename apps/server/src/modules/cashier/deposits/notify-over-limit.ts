// Money that arrives is booked even beyond the member's deposit limit, because it belongs to the
// member; the member is notified.
import { fillText, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putInbox } from '../../messages/index.ts';
import { findExceededDepositLimit } from '../../protection/index.ts';
import type { DepositRow } from './store.ts';

const TITLES = {
  EN: 'A deposit passed your limit',
  CN: '有一笔存款超出了您的限额',
  ID: 'Sebuah deposit melewati batas Anda',
  TH: 'มียอดฝากเกินวงเงินของคุณ',
  VI: 'Một khoản nạp đã vượt hạn mức của bạn',
} as const;

const BODIES = {
  EN: 'Deposit {number} arrived later than its order, or was more than it, and took you past the deposit limit you set. The money is in your wallet and can be withdrawn. No further deposit is taken in this period.',
  CN: '存款 {number} 到账晚于订单或金额多于订单，已超出您设置的存款限额。款项已在您的钱包中，可以提取。本周期内不再接受存款。',
  ID: 'Deposit {number} tiba setelah pesanannya berakhir atau jumlahnya lebih besar, sehingga melewati batas deposit Anda. Uangnya ada di dompet Anda dan dapat ditarik. Tidak ada deposit lagi dalam periode ini.',
  TH: 'ยอดฝาก {number} มาช้ากว่าหรือมากกว่ารายการ จึงเกินวงเงินฝากที่คุณตั้งไว้ เงินอยู่ในกระเป๋าของคุณและถอนได้ จะไม่รับฝากเพิ่มในช่วงนี้',
  VI: 'Khoản nạp {number} đến muộn hoặc nhiều hơn lệnh, nên đã vượt hạn mức nạp bạn đặt. Tiền đã vào ví của bạn và có thể rút. Trong kỳ này không nhận thêm khoản nạp nào.',
} as const;

/** Notifies the member when a credit exceeded the deposit limit. */
export async function notifyOverLimit(
  {
    app,
    sql,
    merchant,
  }: { readonly app: AppContext; readonly sql: Sql; readonly merchant: Merchant },
  order: DepositRow,
  now: Instant,
): Promise<void> {
  const over = await findExceededDepositLimit(sql, { merchant, member: order.member_id, now });
  if (over === undefined) return;
  const bodies = Object.fromEntries(
    Object.entries(BODIES).map(([language, text]) => [
      language,
      fillText(text, { number: order.number }),
    ]),
  );
  await putInbox(sql, app, { merchant, member: order.member_id, titles: TITLES, bodies });
}
