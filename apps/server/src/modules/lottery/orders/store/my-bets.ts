// Statements of a member's own records; none takes a lock.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';
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
  readonly page: PageRequest;
}

// Conditions look up the draw of each order themselves, so that a total of all orders reads their
// index alone.
const ofDraw = (column: string): string => `(
  select ${column} from lottery.draw d
  where d.merchant_id = o.merchant_id and d.draw_id = o.draw_id)`;

// What an order has come to under the draw's current result: the best status of its tickets, 0 if
// none has an outcome, -1 if the draw is void; null before.
const RESULT = ofDraw(`case d.state
  when 'VOID' then -1
  when 'SETTLED' then coalesce((
    select min(w.status) from lottery.outcome w
    where w.merchant_id = o.merchant_id and w.draw_id = o.draw_id
      and w.version = d.result_version
      and w.seq >= o.first_seq and w.seq < o.first_seq + o.bets), 0) end`);

// Orders are placed while their draw is on sale: an open one is not older than its draw's opening.
const OPENED = `(
  select min(d.opens_at) from lottery.draw d
  where d.merchant_id = $merchant
    and d.state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING', 'VOIDING'))`;

// Newest first. An order is won if one of its tickets has a prize under the draw's current result;
// lost if it is settled without a return; returned if cancelled, void, or only tied.
const ORDERS = defineList({
  name: 'myBets',
  columns: ORDER_COLUMNS,
  from: 'lottery.bet_order o',
  joins: 'join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id',
  where: 'o.merchant_id = $merchant and o.member_id = $member',
  conditions: {
    lottery: `${ofDraw('d.lottery')} = $lottery`,
    issue: `o.draw_id = (
      select d.draw_id from lottery.draw d
      where d.merchant_id = $merchant and d.issue = $issue)`,
    chase: 'o.chase_id = $chase',
    from: 'o.placed_at >= to_timestamp($from::bigint / 1000.0)',
    to: 'o.placed_at < to_timestamp($to::bigint / 1000.0)',
    open: `o.cancelled_at is null and o.placed_at >= ${OPENED}
      and ${ofDraw('d.state')} not in ('SETTLED', 'VOID')`,
    returned: `o.cancelled_at is not null or ${RESULT} in (-1, 16)`,
    won: `o.cancelled_at is null and ${RESULT} = 4`,
    lost: `o.cancelled_at is null and ${RESULT} = 0`,
  },
  order: [
    { column: 'o.placed_at', key: 'time' },
    { column: 'o.order_id', key: 'id' },
  ],
});

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

export function listOrdersPage(sql: Sql, query: MyBetsQuery): Promise<Page<OrderRow>> {
  const { merchant, member, state, page, ...conditions } = query;
  return ORDERS.readPage<OrderRow>(sql, {
    values: { merchant, member },
    conditions: { ...conditions, ...(state === undefined ? {} : { [state]: true }) },
    page,
  });
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
