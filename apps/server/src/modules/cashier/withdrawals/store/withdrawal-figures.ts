// Totals of past withdrawals, for limits and for officers' decisions.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../../../platform/app-context.ts';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import { COLUMNS, type WithdrawalRow } from './withdrawals.ts';

// Counts the requests of the merchant's business day that were not returned. The caller, who
// decides on these figures, locks the payment profile.
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
  return singleRow(
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

// The duration of recent withdrawals that were paid, for the figure that the site shows. Uses the
// index on the time.
const MEDIAN = `
  select count(*)::integer as paid, percentile_disc(0.5) within group (
           order by extract(epoch from ended_at - created_at))::integer as seconds
    from cashier.withdrawal
   where merchant_id = $1 and state = 'SUCCESS'
     and created_at > house_now() - make_interval(days => $2)`;

/** The median seconds to a payout in the last days; null when too few were paid. */
export async function readMedianSeconds(
  sql: Sql,
  merchant: MerchantId,
  over: { readonly days: number; readonly paidMin: number },
): Promise<number | null> {
  const row = singleRow(
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
  return singleRow(await sql.query<{ text: string }>(CLOCK, [now, merchant.zone])).text;
}
