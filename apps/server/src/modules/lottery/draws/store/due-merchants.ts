// The merchants with draws that are due: looked for several times a second, for all at once.
import type { MerchantId } from '@fairhouse/values';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';

// One row for each merchant with a draw like that, found by the merchant's part of an index: joined
// otherwise, the planner could read the draws of all merchants.
const merchantsWith = (condition: string) => `
  select m.merchant_id
  from unnest($1::integer[]) as m (merchant_id)
  cross join lateral (
    select from lottery.draw d where d.merchant_id = m.merchant_id and ${condition} limit 1) d`;

const TO_CLOSE = `
  ${merchantsWith(`d.state = 'SCHEDULED' and d.bound_at is not null and d.opens_at <= house_now()`)}
  union
  ${merchantsWith(`d.state in ('SCHEDULED', 'OPEN') and d.closes_at <= house_now()
      and d.bound_at is not null`)}`;

const TO_DRAW = merchantsWith(
  `d.state = 'CLOSED' and d.mode <> 'entered' and d.draw_at <= house_now()`,
);

const TO_SETTLE = merchantsWith(`d.state in ('DRAWN', 'SETTLING', 'VOIDING')`);

planOnce(TO_CLOSE, TO_DRAW, TO_SETTLE);

interface MerchantRow {
  merchant_id: MerchantId;
}

const idsOf = (rows: readonly MerchantRow[]): ReadonlySet<MerchantId> =>
  new Set(rows.map(({ merchant_id: id }) => id));

/** Those with a draw that opens or closes. */
export async function listMerchantsToClose(sql: Sql, merchants: readonly MerchantId[]) {
  return idsOf((await sql.query<MerchantRow>(TO_CLOSE, [merchants])).rows);
}

/** Those with a closed draw whose numbers are due. */
export async function listMerchantsToDraw(sql: Sql, merchants: readonly MerchantId[]) {
  return idsOf((await sql.query<MerchantRow>(TO_DRAW, [merchants])).rows);
}

/** Those with a draw to settle or to refund. */
export async function listMerchantsToSettle(sql: Sql, merchants: readonly MerchantId[]) {
  return idsOf((await sql.query<MerchantRow>(TO_SETTLE, [merchants])).rows);
}
