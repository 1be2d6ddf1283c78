// Statements on what the figures of teams do not contain yet.
import type { Day, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Plain reads by key.
const HAS_DRAWS = `
  select exists (
    select from contracts.uncounted_draw where merchant_id = $1 and settled_at < $2) as found`;

const IS_OPEN = `
  select exists (
    select from contracts.played_time h where h.merchant_id = $1 and h.hour >= $2 and h.hour < $3)
    and not exists (
    select from contracts.closed_day c where c.merchant_id = $1 and c.day >= $4::date) as found`;

/** Whether something that was settled before an instant is not counted. */
export async function hasUncountedDraws(sql: Sql, merchant: MerchantId, end: Date) {
  const { rows } = await sql.query<{ found: boolean }>(HAS_DRAWS, [merchant, end]);
  return rows[0]?.found === true;
}

/** Whether a business day with play has not been counted whole since its end. */
export async function isOpenDay(
  sql: Sql,
  merchant: MerchantId,
  { day, begin, end }: { readonly day: Day; readonly begin: Date; readonly end: Date },
) {
  const { rows } = await sql.query<{ found: boolean }>(IS_OPEN, [merchant, begin, end, day]);
  return rows[0]?.found === true;
}
