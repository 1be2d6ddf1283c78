import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Orders that were placed and cancelled since, by their member or by the end of the chase, are
// given back like those that never were, and so are those of a void draw.
const GIVEN_BACK = `
  select s.chase_id, coalesce(sum(case
      when s.state = 'RETURNED' then s.stake
      when o.cancelled_at is not null then o.stake - o.cancel_fee
      when d.state = 'VOID' then o.stake end), 0)::bigint as amount
  from lottery.chase_step s
  left join lottery.bet_order o on o.merchant_id = s.merchant_id and o.order_id = s.order_id
  left join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
  where s.merchant_id = $1 and s.chase_id = any($2::uuid[])
  group by s.chase_id`;

/** What of the stakes of chases was given back, by chase. */
export async function listGivenBack(
  sql: Sql,
  merchant: MerchantId,
  chases: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  type Row = { chase_id: string; amount: bigint };
  const { rows } = await sql.query<Row>(GIVEN_BACK, [merchant, chases]);
  return new Map(rows.map((row) => [row.chase_id, row.amount]));
}
