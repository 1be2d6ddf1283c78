// Statements on the sums of one member: each reads rows by their key. None takes a lock.
import type { Day, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

interface Sums {
  deposits: bigint;
  deposit_count: bigint;
  withdrawals: bigint;
  withdrawal_count: bigint;
  stakes: bigint;
  bets: bigint;
  payouts: bigint;
  rebates: bigint;
  adjustments: bigint;
}

export interface TotalRow extends Sums {
  balance: bigint;
  debt: bigint;
  first_deposit_at: Date | null;
  last_deposit_at: Date | null;
  first_bet_at: Date | null;
  last_bet_at: Date | null;
}

const SUMS = `deposits, deposit_count, withdrawals, withdrawal_count, stakes, bets, payouts,
    rebates, adjustments`;

const TOTAL = `
  select ${SUMS}, balance, debt, first_deposit_at, last_deposit_at, first_bet_at, last_bet_at
  from reports.member_total where merchant_id = $1 and member_id = $2`;

/** The sums since the member registered; undefined before it was counted first. */
export async function findTotal(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<TotalRow | undefined> {
  return (await sql.query<TotalRow>(TOTAL, [merchant, member])).rows[0];
}

export interface DayRow extends Sums {
  day: Day;
  change: bigint;
}

const DAYS = `
  select day::text as day, ${SUMS}, change from reports.member_day
  where merchant_id = $1 and member_id = $2 and day >= $3::date
  order by day desc`;

/** The days since `from` on which money of the member moved, newest first. */
export async function listDays(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  from: Day,
): Promise<DayRow[]> {
  return (await sql.query<DayRow>(DAYS, [merchant, member, from])).rows;
}
