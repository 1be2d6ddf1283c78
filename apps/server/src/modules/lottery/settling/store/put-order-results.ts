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

// What the shares of group buys came to; of a void draw they have outcomes as well.
const PUT_HOLDINGS = `
  update lottery.holding h set result = x.result, returned = x.returned
  from (
    select offer_id, member_id,
      case when sum(prize) > 0 then 4 when sum(refunded) > 0 then 16 else 0 end
        as result,
      sum(prize + refunded) as returned
    from lottery.share_outcome where merchant_id = $1 and draw_id = $2 and version = $3
    group by offer_id, member_id) x
  where h.merchant_id = $1 and h.offer_id = x.offer_id and h.member_id = x.member_id`;

/** Writes what the orders, and the shares, of a settled version, or of a void draw, came to. */
export async function putOrderResults(
  sql: Sql,
  { merchant, draw, version }: ResultKey,
  isVoid: boolean,
): Promise<void> {
  await sql.query(PUT_RESULTS, [merchant, draw, version, isVoid]);
  await sql.query(PUT_HOLDINGS, [merchant, draw, version]);
}
