import type { Sql } from '../../../../platform/sql.ts';
import type { ResultKey } from './settle.ts';

// What each order came to; a cancelled one has its row already.
const PUT_RESULTS = `
  insert into lottery.order_result (merchant_id, member_id, result, placed_at, order_id, lottery,
    stake, returned)
  select $1, o.member_id, case when $4 then 16 else coalesce(w.result, 0) end,
    o.placed_at, o.order_id, o.lottery, o.stake,
    case when $4 then o.stake else coalesce(w.returned, 0) end
  from lottery.bet_order o
  cross join lateral (
    select min(w.status) as result, sum(w.prize + w.refunded) as returned from lottery.outcome w
    where w.merchant_id = $1 and w.draw_id = $2 and w.version = $3
      and w.seq >= o.first_seq and w.seq < o.first_seq + o.bets) as w
  where o.merchant_id = $1 and o.draw_id = $2 and o.cancelled_at is null
  on conflict do nothing`;

/** Writes what the orders of a settled version, or of a void draw, came to. */
export async function putOrderResults(
  sql: Sql,
  { merchant, draw, version }: ResultKey,
  isVoid: boolean,
): Promise<void> {
  await sql.query(PUT_RESULTS, [merchant, draw, version, isVoid]);
}
