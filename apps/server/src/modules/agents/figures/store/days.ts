// Statements on days: whose hours became days, which are final, and why one changed afterwards.
import type { Day, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { addPlay, PLAY, PLAY_SUMS } from './columns.ts';

const FOLDED = `select day::text as day from agents.folded_day where merchant_id = $1`;

/** The last day whose hours became days; undefined before the first. */
export async function findFoldedDay(sql: Sql, merchant: MerchantId): Promise<Day | undefined> {
  return (await sql.query<{ day: Day }>(FOLDED, [merchant])).rows[0]?.day;
}

const FIRST_HOUR = `select min(hour) as hour from agents.member_hour where merchant_id = $1`;

/** The first hour that anybody's figures are of; undefined without one. */
export async function findFirstHour(sql: Sql, merchant: MerchantId): Promise<Date | undefined> {
  const { rows } = await sql.query<{ hour: Date | null }>(FIRST_HOUR, [merchant]);
  return rows[0]?.hour ?? undefined;
}

// The hours stay for contracts by the hour.
const FOLD = `
  insert into agents.member_day (merchant_id, member_id, day, category, ${PLAY})
  select merchant_id, member_id, $2::date, category, ${PLAY_SUMS}
  from agents.member_hour
  where merchant_id = $1 and hour >= to_timestamp($3 / 1000.0)
    and hour < to_timestamp($4 / 1000.0)
  group by merchant_id, member_id, category
  on conflict (merchant_id, member_id, day, category) do update set ${addPlay('member_day')}`;

const PUT_FOLDED = `
  insert into agents.folded_day (merchant_id, day) values ($1, $2::date)
  on conflict (merchant_id) do update set day = excluded.day where folded_day.day < excluded.day`;

/** Makes days of the hours of one; the caller folds each day once, in their order. */
export async function foldDay(
  sql: Sql,
  merchant: MerchantId,
  day: Day,
  span: { readonly begin: Instant; readonly end: Instant },
): Promise<void> {
  await sql.query(FOLD, [merchant, day, span.begin, span.end]);
  await sql.query(PUT_FOLDED, [merchant, day]);
}

const PRUNE_HOURS = `
  delete from agents.member_hour
  where merchant_id = $1 and hour < to_timestamp($2 / 1000.0)`;
const PRUNE_TEAM_HOURS = `
  delete from agents.team_hour
  where merchant_id = $1 and hour < to_timestamp($2 / 1000.0)`;

/** Deletes hours before an instant; the caller has folded their days. */
export async function pruneHours(sql: Sql, merchant: MerchantId, before: Instant): Promise<void> {
  await sql.query(PRUNE_HOURS, [merchant, before]);
  await sql.query(PRUNE_TEAM_HOURS, [merchant, before]);
}

// A day is final once every draw that was settled in it is counted, and every bet of a vendor.
const SEAL = `
  insert into agents.sealed_day (merchant_id, day, sealed_at)
  select $1, $2::date, house_now()
  where not exists (select from agents.draw_due
      where merchant_id = $1 and settled_at < to_timestamp($3 / 1000.0))
    and not exists (select from agents.vendor_bet
      where merchant_id = $1 and settled_at < to_timestamp($3 / 1000.0))
  on conflict do nothing`;

/** Seals a day that ended at `end`, unless something of it is not counted yet. */
export async function sealDay(
  sql: Sql,
  merchant: MerchantId,
  day: Day,
  end: Instant,
): Promise<boolean> {
  return (await sql.query(SEAL, [merchant, day, end])).rowCount === 1;
}

const UNSEALED = `
  select each::date::text as day
  from generate_series($2::date, $3::date, interval '1 day') each
  where not exists (select from agents.sealed_day s
    where s.merchant_id = $1 and s.day = each::date)
  order by each`;

/** The days of a span that are not sealed, the oldest first. */
export async function listUnsealedDays(
  sql: Sql,
  merchant: MerchantId,
  from: Day,
  to: Day,
): Promise<Day[]> {
  return (await sql.query<{ day: Day }>(UNSEALED, [merchant, from, to])).rows.map(({ day }) => day);
}

// Opens a sealed day again, and says why; nothing where the day is not sealed.
const OPEN_DAY = `
  with opened as (
    delete from agents.sealed_day where merchant_id = $1 and day = $2::date returning day)
  insert into agents.day_adjustment (merchant_id, day, draw_id, version, category, at)
  select $1, day, $3, $4, $5, house_now() from opened`;

export interface DayChange {
  readonly draw?: bigint;
  readonly version?: number;
  readonly category?: string;
}

/** Takes the seal off a day whose figures change. */
export async function openDay(
  sql: Sql,
  merchant: MerchantId,
  day: Day,
  { draw, version, category }: DayChange,
): Promise<void> {
  const values = [merchant, day, draw ?? null, version ?? null, category ?? null];
  await sql.query(OPEN_DAY, values);
}
