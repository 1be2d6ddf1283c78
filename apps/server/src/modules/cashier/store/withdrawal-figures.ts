// What was withdrawn so far: figures on which limits and officers decide.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../../ground/house.ts';
import { one, type Sql } from '../../../ground/sql.ts';
import { COLUMNS, type WithdrawalRow } from './withdrawals.ts';

// Counts what was asked for on the merchant's business day and was not given back. The purse is
// locked by who decides on these figures.
const TODAY = `
  with day as (
    select (((to_timestamp($3 / 1000.0) at time zone $4) - make_interval(hours => $5))::date
            + make_interval(hours => $5)) at time zone $4 as starts
  )
  select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount
    from cashier.withdrawal, day
   where merchant_id = $1 and member_id = $2 and created_at >= day.starts
     and state not in ('REJECTED', 'RETURNED')`;

export interface DayTotal {
  count: number;
  amount: Amount;
}

export async function readDayTotal(
  sql: Sql,
  merchant: Merchant,
  member: Id<'member'>,
  now: Instant,
): Promise<DayTotal> {
  return one(
    await sql.query<DayTotal>(TODAY, [merchant.id, member, now, merchant.zone, merchant.cutHour]),
  );
}

const LAST_PAID = `
  select ${COLUMNS} from cashier.withdrawal
  where merchant_id = $1 and member_id = $2 and state = 'SUCCESS'
  order by created_at desc limit 1`;

export async function findLastPaid(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<WithdrawalRow | undefined> {
  return (await sql.query<WithdrawalRow>(LAST_PAID, [merchant, member])).rows[0];
}

// How long the withdrawals took that were asked for lately and are paid: what the site promises
// comes from what was done. By the index on the time.
const MEDIAN = `
  select count(*)::integer as paid, percentile_disc(0.5) within group (
           order by extract(epoch from ended_at - created_at))::integer as seconds
    from cashier.withdrawal
   where merchant_id = $1 and state = 'SUCCESS'
     and created_at > house_now() - make_interval(days => $2)`;

/** The median seconds to a payout in the last days; null when too few were paid to say. */
export async function readMedianSeconds(
  sql: Sql,
  merchant: MerchantId,
  over: { readonly days: number; readonly paidMin: number },
): Promise<number | null> {
  const row = one(
    await sql.query<{ paid: number; seconds: number | null }>(MEDIAN, [merchant, over.days]),
  );
  return row.paid < over.paidMin ? null : row.seconds;
}

const CLOCK = `
  -- every merchant: the time of day is computed from a zone, no table is read
  select to_char(at.moment at time zone $2, 'HH24:MI') as text
    from (select to_timestamp($1 / 1000.0) as moment) as at`;

/** The time of day in the merchant's zone, `HH:MM`. */
export async function readTimeOfDay(sql: Sql, merchant: Merchant, now: Instant): Promise<string> {
  return one(await sql.query<{ text: string }>(CLOCK, [now, merchant.zone])).text;
}
