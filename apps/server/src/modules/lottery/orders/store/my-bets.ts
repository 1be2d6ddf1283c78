// Statements of a member's own records; none takes a lock.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { ORDER_COLUMNS, type OrderRow } from './orders.ts';

export interface MyBetsQuery {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
  readonly lottery: string | undefined;
  readonly issue: string | undefined;
  readonly chase: Id<'chase'> | undefined;
  readonly state: 'open' | 'won' | 'lost' | 'returned' | undefined;
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  readonly limit: number;
  readonly offset: number;
}

// An order is won if one of its tickets has a prize under the draw's current result; lost if it is
// settled without a return; returned if cancelled, void, or only tied.
const WHERE = `
  o.merchant_id = $1 and o.member_id = $2
  and ($3::text is null or d.lottery = $3)
  and ($4::text is null or d.issue = $4)
  and ($5::uuid is null or o.chase_id = $5)
  and ($6::bigint is null or o.placed_at >= to_timestamp($6 / 1000.0))
  and ($7::bigint is null or o.placed_at < to_timestamp($7 / 1000.0))
  and ($8::text is null
    or ($8 = 'open' and o.cancelled_at is null and d.state not in ('SETTLED', 'VOID'))
    or ($8 = 'returned' and (o.cancelled_at is not null or d.state = 'VOID' or best.status = 16))
    or ($8 = 'won' and o.cancelled_at is null and d.state = 'SETTLED' and best.status = 4)
    or ($8 = 'lost' and o.cancelled_at is null and d.state = 'SETTLED' and best.status is null))`;

const FROM = `
  lottery.bet_order o
  join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
  left join lateral (
    select min(w.status) as status from lottery.outcome w
    where w.merchant_id = o.merchant_id and w.draw_id = o.draw_id and w.version = d.result_version
      and w.seq >= o.first_seq and w.seq < o.first_seq + o.bets
      and d.state = 'SETTLED') best on true`;

const PAGE = `
  select ${ORDER_COLUMNS} from ${FROM} where ${WHERE}
  order by o.placed_at desc, o.order_id desc limit $9 offset $10`;

const COUNT = `select count(*)::int as total from ${FROM} where ${WHERE}`;

// The outcomes of the tickets of given orders, under the current result.
const OUTCOMES = `
  select w.draw_id, w.seq, w.status, w.prize, w.refunded, w.capped, w.rebate_cut
  from unnest($2::bigint[], $3::int[], $4::int[], $5::int[])
    as wanted (draw_id, first_seq, bets, version)
  join lottery.outcome w on w.merchant_id = $1 and w.draw_id = wanted.draw_id
    and w.version = wanted.version
    and w.seq >= wanted.first_seq and w.seq < wanted.first_seq + wanted.bets`;

export interface OutcomeRow {
  draw_id: bigint;
  seq: number;
  status: number;
  prize: bigint;
  refunded: bigint;
  capped: bigint;
  rebate_cut: bigint;
}

export async function listOrdersPage(
  sql: Sql,
  query: MyBetsQuery,
): Promise<{ rows: OrderRow[]; total: number }> {
  const filter = [
    query.merchant,
    query.member,
    query.lottery ?? null,
    query.issue ?? null,
    query.chase ?? null,
    query.from ?? null,
    query.to ?? null,
    query.state ?? null,
  ];
  const { rows } = await sql.query<OrderRow>(PAGE, [...filter, query.limit, query.offset]);
  const counted = await sql.query<{ total: number }>(COUNT, filter);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function listOutcomes(
  sql: Sql,
  merchant: MerchantId,
  orders: readonly OrderRow[],
): Promise<OutcomeRow[]> {
  const { rows } = await sql.query<OutcomeRow>(OUTCOMES, [
    merchant,
    orders.map((order) => order.draw_id),
    orders.map((order) => order.first_seq),
    orders.map((order) => order.bets),
    orders.map((order) => order.result_version),
  ]);
  return rows;
}
