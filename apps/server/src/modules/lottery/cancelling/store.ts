// Statements on fees of cancelled orders. None takes a lock: the entry ensures that a fee is
// charged once.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { FeeDue } from './charge-cancel-fees.ts';

// The cancelling process charges the fee immediately; a fee that is due for longer was left behind.
const DUE = `
  select o.order_id, o.member_id, d.issue, o.trial, o.cancel_fee, o.cancelled_at
  from lottery.bet_order o
  join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
  where o.merchant_id = $1 and o.fee_due and o.cancelled_at < house_now() - interval '10 seconds'
  order by o.cancelled_at limit 1000`;

const MARK_CHARGED = `
  update lottery.bet_order set fee_due = false
  where merchant_id = $1 and order_id = $2 and fee_due`;

export async function listFeesDue(sql: Sql, merchant: MerchantId): Promise<FeeDue[]> {
  return (await sql.query<FeeDue>(DUE, [merchant])).rows;
}

export async function markFeeCharged(sql: Sql, merchant: MerchantId, order: string): Promise<void> {
  await sql.query(MARK_CHARGED, [merchant, order]);
}
