import {
  nameParameters,
  valuesOf,
  type Day,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Merchant } from '../../platform/app-context.ts';
import { singleRow, type Sql } from '../../platform/sql.ts';
import { CODES, type Code } from '../../accounts.ts';
import { STAKE_CODES, type PlayLine } from '../../play-figures.ts';
import type { MemberAccounts } from './member-accounts.ts';
import type { LineSum } from './result.ts';

/**
 * A range of business days. `days` includes both ends; `back` is the age of the first day in days.
 */
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
 * Resolves a range of business days in the merchant's zone and cut hour; the last seven by default.
 */
export async function readSpan(
  sql: Sql,
  merchant: Merchant,
  asked: { now: Instant; from?: Day | undefined; to?: Day | undefined },
): Promise<Span> {
  const row = singleRow(
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

// The lines of a player's accounts from the sequence number `first` of each account, with whether
// the other side is not a player account. Uses the index of each side and takes no lock; `offset 0`
// computes `first` once for an account, and not for each of its lines, and looks each other side up
// by its key: there are few, and a join could read all accounts of the merchant.
const linesFrom = <First extends string>(first: First) =>
  `booked as materialized (
  select side.sequence, side.change, side.code, side.booked_at, side.other_id, wanted.place
    from unnest($addresses::text[]) with ordinality as wanted (address, place)
    join ledger.account as owner
      on owner.merchant_id = $merchant and owner.address = wanted.address
     and owner.currency = $currency
   cross join lateral (select ${first} as sequence offset 0) as first
   cross join lateral (
      select moved.debit_sequence as sequence, -moved.amount as change, moved.code,
             moved.booked_at, moved.credit_id as other_id
        from ledger.movement as moved
       where moved.merchant_id = $merchant and moved.debit_id = owner.account_id
         and moved.debit_sequence >= first.sequence
      union all
      select moved.credit_sequence, moved.amount, moved.code, moved.booked_at, moved.debit_id
        from ledger.movement as moved
       where moved.merchant_id = $merchant and moved.credit_id = owner.account_id
         and moved.credit_sequence >= first.sequence
    ) as side
  ), party as (
  select each.account_id, not wallet.is_player(other.address) as outside
    from (select distinct other_id as account_id from booked) as each
   cross join lateral (
      select address from ledger.account
       where merchant_id = $merchant and account_id = each.account_id offset 0
    ) as other
  ), line as (
  select booked.sequence, booked.change, booked.code, booked.booked_at, booked.place, party.outside
    from booked
    join party on party.account_id = booked.other_id
  )` as const;

const WITHIN = 'ledger.first_sequence($merchant, owner.account_id, (select starts from span))';
const SINCE = 'ledger.first_sequence($merchant, owner.account_id, to_timestamp($since / 1000.0))';

const addressesOf = ({ main, held, chase }: MemberAccounts) => [main, held, chase];

const SUM_LINES = nameParameters(`
  -- every merchant: the lines are those of the one merchant in $merchant
  with span as (
    select ($from::date + make_interval(hours => $cutHour)) at time zone $zone as starts,
           (($to::date + 1) + make_interval(hours => $cutHour)) at time zone $zone as ends
  ), ${linesFrom(WITHIN)}
  select ((booked_at at time zone $zone) - make_interval(hours => $cutHour))::date::text as day,
         code, sum(change)::bigint as change
    from line
   where outside and booked_at < (select ends from span)
   group by 1, 2`);

const CODE_NAMES = new Map<number, string>(
  Object.entries(CODES).map(([name, number]) => [number, name]),
);

/**
 * The net amount of each code between the player and other parties on each business day of the
 * span, both ends included.
 */
export async function sumLines(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  span: { from: Day; to: Day },
): Promise<LineSum[]> {
  const { rows } = await sql.query<{ day: Day; code: number; change: bigint }>(
    SUM_LINES.text,
    valuesOf(SUM_LINES, {
      merchant: merchant.id,
      addresses: addressesOf(accounts),
      currency: accounts.currency,
      from: span.from,
      to: span.to,
      zone: merchant.zone,
      cutHour: merchant.cutHour,
    }),
  );
  return rows.map((row) => ({ ...row, code: CODE_NAMES.get(row.code) ?? String(row.code) }));
}

// Same as above, since an instant and without days.
const SUM_SINCE = nameParameters(`
  -- every merchant: the lines are those of the one merchant in $merchant
  with ${linesFrom(SINCE)}
  select code, sum(change)::bigint as change from line where outside group by code`);

/** The net amount of each code between the player and other parties since an instant. */
export async function sumLinesSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  since: Instant,
): Promise<PlayLine[]> {
  const { rows } = await sql.query<{ code: number; change: bigint }>(
    SUM_SINCE.text,
    valuesOf(SUM_SINCE, {
      merchant: merchant.id,
      addresses: addressesOf(accounts),
      currency: accounts.currency,
      since,
    }),
  );
  return rows.map((row) => ({ ...row, code: CODE_NAMES.get(row.code) ?? String(row.code) }));
}

const COUNT_SINCE = nameParameters(`
  -- every merchant: the lines are those of the one merchant in $merchant
  with ${linesFrom(SINCE)}
  select count(*) as lines from line where code = $code`);

/** The number of lines of a code in the player's accounts since an instant. */
export async function countLinesSince(
  sql: Sql,
  merchant: Merchant,
  accounts: MemberAccounts,
  { since, code }: { readonly since: Instant; readonly code: Code },
): Promise<number> {
  const values = valuesOf(COUNT_SINCE, {
    merchant: merchant.id,
    addresses: addressesOf(accounts),
    currency: accounts.currency,
    since,
    code: CODES[code],
  });
  return Number(singleRow(await sql.query<{ lines: bigint }>(COUNT_SINCE.text, values)).lines);
}

/** The number of the last line read, for each account. */
export interface LineCursors {
  readonly main: bigint;
  readonly held: bigint;
  readonly chase: bigint;
}

// The lines of an account are gapless and committed in order, so no line is skipped.
const STAKES_AFTER = nameParameters(`
  -- every merchant: the lines are those of the one merchant in $merchant
  with ${linesFrom('($after::bigint[])[wanted.place] + 1')}
  select coalesce(max(sequence) filter (where place = 1), 0)::bigint as main,
         coalesce(max(sequence) filter (where place = 2), 0)::bigint as held,
         coalesce(max(sequence) filter (where place = 3), 0)::bigint as chase,
         coalesce(sum(-change) filter (where outside and code = any ($codes::smallint[])), 0)
           ::bigint as played
    from line`);

/**
 * The turnover of the lines after the given ones, negative if more was refunded than staked, with
 * the last line number read of each account, or 0 for an account without newer lines.
 */
export async function readTurnoverAfter(
  sql: Sql,
  merchant: MerchantId,
  accounts: MemberAccounts,
  seen: LineCursors,
): Promise<LineCursors & { readonly played: bigint }> {
  return singleRow(
    await sql.query<LineCursors & { readonly played: bigint }>(
      STAKES_AFTER.text,
      valuesOf(STAKES_AFTER, {
        merchant,
        addresses: addressesOf(accounts),
        currency: accounts.currency,
        after: [seen.main, seen.held, seen.chase],
        codes: STAKE_CODES.map((code) => CODES[code]),
      }),
    ),
  );
}
