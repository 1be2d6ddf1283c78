import type { Day, Instant } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import { one, type Sql } from '../../ground/sql.ts';
import { CODES } from '../../accounts.ts';
import type { MemberAccounts } from './member-accounts.ts';
import type { LineSum } from './result.ts';

/** A run of business days; `days` counts both ends, `back` is how long ago the first one is. */
export interface Span {
  readonly today: Day;
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly back: number;
}

const SPAN = `
  -- every merchant: days are computed from the merchant's zone, no table is read
  with today as (
    select ((to_timestamp($1 / 1000.0) at time zone $2) - make_interval(hours => $3))::date as day
  ), span as (
    select day as today, coalesce($5::date, day) as upto,
           coalesce($4::date, coalesce($5::date, day) - 6) as since
      from today
  )
  select today::text, since::text, upto::text, upto - since + 1 as days, today - since as back
    from span`;

/**
 * The business days that are meant, in the merchant's zone and cut hour; the last seven by default.
 */
export async function readSpan(
  sql: Sql,
  merchant: Merchant,
  asked: { now: Instant; from?: Day | undefined; to?: Day | undefined },
): Promise<Span> {
  const row = one(
    await sql.query<{ today: Day; since: Day; upto: Day; days: number; back: number }>(SPAN, [
      asked.now,
      merchant.zone,
      merchant.cutHour,
      asked.from ?? null,
      asked.to ?? null,
    ]),
  );
  return { today: row.today, from: row.since, to: row.upto, days: row.days, back: row.back };
}

// Reads the lines of both accounts from the first of the span on, by their index; takes no lock.
const SUM_LINES = `
  -- every merchant: both functions are given the one merchant that is meant
  with span as (
    select ($4::date + make_interval(hours => $7)) at time zone $6 as starts,
           (($5::date + 1) + make_interval(hours => $7)) at time zone $6 as ends
  )
  select ((line.booked_at at time zone $6) - make_interval(hours => $7))::date::text as day,
         wanted.account, line.code, sum(line.change)::bigint as change
    from span
   cross join unnest($2::text[], array['main', 'held']) as wanted (address, account)
   cross join lateral wallet.lines(
      $1, wanted.address, $3, wallet.first_line_since($1, wanted.address, $3, span.starts)
    ) as line
   where line.booked_at < span.ends
   group by 1, 2, 3`;

const CODE_NAMES = new Map<number, string>(
  Object.entries(CODES).map(([name, number]) => [number, name]),
);

/** What each code moved on each business day of the span, both ends included. */
export async function sumLines(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  span: { from: Day; to: Day },
): Promise<LineSum[]> {
  const { rows } = await sql.query<{
    day: Day;
    account: 'main' | 'held';
    code: number;
    change: bigint;
  }>(SUM_LINES, [
    merchant.id,
    [accounts.main, accounts.held],
    accounts.currency,
    span.from,
    span.to,
    merchant.zone,
    merchant.cutHour,
  ]);
  return rows.map((row) => ({ ...row, code: CODE_NAMES.get(row.code) ?? String(row.code) }));
}

// As above, from an instant on and without days.
const SUM_SINCE = `
  -- every merchant: both functions are given the one merchant that is meant
  select '1970-01-01' as day, wanted.account, line.code, sum(line.change)::bigint as change
    from unnest($2::text[], array['main', 'held']) as wanted (address, account)
   cross join lateral wallet.lines(
      $1, wanted.address, $3,
      wallet.first_line_since($1, wanted.address, $3, to_timestamp($4 / 1000.0))
    ) as line
   group by 2, 3`;

/** What each code moved since an instant; the days are all the same. */
export async function sumLinesSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<LineSum[]> {
  const { rows } = await sql.query<{
    day: Day;
    account: 'main' | 'held';
    code: number;
    change: bigint;
  }>(SUM_SINCE, [merchant.id, [accounts.main, accounts.held], accounts.currency, since]);
  return rows.map((row) => ({ ...row, code: CODE_NAMES.get(row.code) ?? String(row.code) }));
}
