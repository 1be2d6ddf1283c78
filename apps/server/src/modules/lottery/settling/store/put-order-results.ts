import type { Sql } from '../../../../platform/sql.ts';
import type { ResultKey } from './settle.ts';

// What each order came to; a cancelled one has its row already. Tickets of an order follow one
// another: an outcome is of the last order that begins at its ticket or before. Rows are written
// in the order of their key.
const PUT_RESULTS = `
  with orders as materialized (
    select member_id, placed_at, order_id, lottery, stake, first_seq, cancelled_at,
      row_number() over (order by first_seq)::int as number
    from lottery.bet_order where merchant_id = $1 and draw_id = $2),
  begins as materialized (
    select array_agg(first_seq order by first_seq) as seqs from orders),
  came as (
    select width_bucket(w.seq, begins.seqs) as number, min(w.status) as result,
      ground.total(w.prize + w.refunded) as returned
    from begins cross join lottery.outcome w
    where w.merchant_id = $1 and w.draw_id = $2 and w.version = $3
    group by 1)
  insert into lottery.order_result (merchant_id, member_id, result, placed_at, order_id, lottery,
    stake, returned)
  select $1, o.member_id, case when $4 then 16 else coalesce(w.result, 0) end,
    o.placed_at, o.order_id, o.lottery, o.stake,
    case when $4 then o.stake else coalesce(w.returned, 0) end
  from orders o left join came w on w.number = o.number
  where o.cancelled_at is null
  order by o.member_id, o.placed_at, o.order_id
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
