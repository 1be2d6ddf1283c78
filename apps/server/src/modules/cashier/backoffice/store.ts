import {
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import {
  defineList,
  type Page,
  type PageRequest,
  type Sums,
} from '../../../platform/statements/index.ts';
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

const INSERT = nameParameters(`
  insert into cashier.adjustment
    (merchant_id, adjustment_id, number, member_id, username, direction, currency, amount, rollover,
     reason, maker, checker, at)
  values ($merchant, $id, $number, $member_id, $username, $direction, $currency, $amount, $rollover,
    $reason, $maker, $checker, to_timestamp($now / 1000.0))`);

export async function insertAdjustment(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<AdjustmentRow, 'at'> & { readonly id: string; readonly now: Instant },
): Promise<void> {
  await sql.query(INSERT.text, valuesOf(INSERT, { ...row, merchant }));
}

// Newest first; takes no lock.
const ADJUSTMENTS = defineList({
  name: 'adjustments',
  columns: `number, member_id, username, direction, currency, amount, rollover, reason, maker,
    checker, at`,
  from: 'cashier.adjustment',
  where: 'merchant_id = $merchant',
  conditions: { username: OF_USERNAME },
  sums: {
    credit: "case direction when 'CREDIT' then amount end",
    debit: "case direction when 'DEBIT' then amount end",
  },
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

/** The sums of all adjustments of a filter, of the newest where they are many. */
export function sumAdjustments(
  sql: Sql,
  merchant: MerchantId,
  username: string | undefined,
): Promise<Sums> {
  const key = username === undefined ? undefined : usernameKey(username);
  return ADJUSTMENTS.readSums(sql, { values: { merchant }, conditions: { username: key } });
}
