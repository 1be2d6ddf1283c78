import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface AdjustmentRow {
  number: string;
  member_id: Id<'member'>;
  username: string;
  direction: 'CREDIT' | 'DEBIT';
  currency: string;
  amount: Amount;
  rollover: Amount;
  reason: string;
  maker: string;
  checker: string;
  at: Date;
}

const INSERT = `
  insert into cashier.adjustment
    (merchant_id, adjustment_id, number, member_id, username, direction, currency, amount, rollover,
     reason, maker, checker, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, to_timestamp($13 / 1000.0))`;

export async function insertAdjustment(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<AdjustmentRow, 'at'> & { readonly id: string; readonly now: Instant },
): Promise<void> {
  await sql.query(INSERT, [
    merchant,
    row.id,
    row.number,
    row.member_id,
    row.username,
    row.direction,
    row.currency,
    row.amount,
    row.rollover,
    row.reason,
    row.maker,
    row.checker,
    row.now,
  ]);
}

// Reads without locks; `total` counts all matching rows.
const LIST = `
  select number, member_id, username, direction, currency, amount, rollover, reason, maker, checker,
         at, count(*) over () as total
    from cashier.adjustment
   where merchant_id = $1 and ($2::text is null or lower(username) = lower($2))
   order by at desc, adjustment_id desc limit $3 offset $4`;

export async function listAdjustmentRows(
  sql: Sql,
  merchant: MerchantId,
  page: { username: string | undefined; limit: number; offset: number },
): Promise<(AdjustmentRow & { total: bigint })[]> {
  const values = [merchant, page.username ?? null, page.limit, page.offset];
  return (await sql.query<AdjustmentRow & { total: bigint }>(LIST, values)).rows;
}
