// Statements on what the figures of teams do not contain yet.
import type { Day, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Plain reads by key.
const HAS_DRAWS = `
  select exists (
    select from contracts.uncounted_draw where merchant_id = $1 and settled_at < $2) as found`;

const HAS_HOURS = `
  select exists (
    select from contracts.team_hour h where h.merchant_id = $1 and h.hour >= $2 and h.hour < $3)
    and not exists (
    select from contracts.folded_day f where f.merchant_id = $1 and f.day >= $4::date) as found`;

/** Whether a draw that was settled before an instant is not counted. */
export async function hasUncountedDraws(sql: Sql, merchant: MerchantId, end: Date) {
  const { rows } = await sql.query<{ found: boolean }>(HAS_DRAWS, [merchant, end]);
  return rows[0]?.found === true;
}

/** Whether hours of a business day have not become a day. */
export async function hasUnfoldedHours(
  sql: Sql,
  merchant: MerchantId,
  { day, begin, end }: { readonly day: Day; readonly begin: Date; readonly end: Date },
) {
  const { rows } = await sql.query<{ found: boolean }>(HAS_HOURS, [merchant, begin, end, day]);
  return rows[0]?.found === true;
}
