// Statements on days: which are final, and why one changed afterwards.
import type { Day, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

const CLOSE = `
  insert into agents.closed_day (merchant_id, day) values ($1, $2::date)
  on conflict (merchant_id) do update set day = excluded.day where closed_day.day < excluded.day`;

/** Closes a day and those before it. */
export async function closeDay(sql: Sql, merchant: MerchantId, day: Day): Promise<void> {
  await sql.query(CLOSE, [merchant, day]);
}

const PRUNE_HOURS = `
  delete from agents.member_hour
  where merchant_id = $1 and hour < to_timestamp($2 / 1000.0)`;
/** Deletes hours at vendors that begin before an instant. */
export async function pruneHours(sql: Sql, merchant: MerchantId, before: Instant): Promise<void> {
  await sql.query(PRUNE_HOURS, [merchant, before]);
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

const SEALED = `
  select day::text as day from agents.sealed_day
  where merchant_id = $1 and day = any($2::date[])`;

/** Those of some days that are sealed. */
export async function listSealedDays(
  sql: Sql,
  merchant: MerchantId,
  days: readonly Day[],
): Promise<ReadonlySet<Day>> {
  const { rows } = await sql.query<{ day: Day }>(SEALED, [merchant, days]);
  return new Set(rows.map(({ day }) => day));
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
