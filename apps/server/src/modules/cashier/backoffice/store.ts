import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';
import { usernameKey } from '../../members/index.ts';
import { OF_USERNAME } from '../orders/index.ts';

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

// Newest first; takes no lock.
const ADJUSTMENTS = defineList({
  name: 'adjustments',
  columns: `number, member_id, username, direction, currency, amount, rollover, reason, maker,
    checker, at`,
  from: 'cashier.adjustment',
  where: 'merchant_id = $merchant',
  conditions: { username: OF_USERNAME },
  order: [
    { column: 'at', key: 'time' },
    { column: 'adjustment_id', key: 'id' },
  ],
});

export function listAdjustmentPage(
  sql: Sql,
  merchant: MerchantId,
  username: string | undefined,
  page: PageRequest,
): Promise<Page<AdjustmentRow>> {
  const key = username === undefined ? undefined : usernameKey(username);
  return ADJUSTMENTS.readPage<AdjustmentRow>(sql, {
    values: { merchant },
    conditions: { username: key },
    page,
  });
}
