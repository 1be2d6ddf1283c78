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

// Orders are placed while their draw is on sale: an open one is not older than its draw's opening.
const OPENED = `(
  select min(d.opens_at) from lottery.draw d
  where d.merchant_id = $merchant
    and d.state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLING', 'VOIDING'))`;

const OF_ISSUE = `o.draw_id = (
  select d.draw_id from lottery.draw d
  where d.merchant_id = $merchant and d.issue = $issue)`;

// Newest first. The lottery is a column of the index of a member's orders, and what an order came
// to is a table of its own: a page reads orders that match and no other.
const ORDERS = defineList({
  name: 'myBets',
  columns: ORDER_COLUMNS,
  from: 'lottery.bet_order o',
  joins: 'join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id',
  where: 'o.merchant_id = $merchant and o.member_id = $member',
  conditions: {
    lottery: 'o.lottery = $lottery',
    issue: OF_ISSUE,
    chase: 'o.chase_id = $chase',
    from: 'o.placed_at >= to_timestamp($from::bigint / 1000.0)',
    to: 'o.placed_at < to_timestamp($to::bigint / 1000.0)',
    open: `o.cancelled_at is null and o.placed_at >= ${OPENED} and (
      select d.state from lottery.draw d
      where d.merchant_id = o.merchant_id and d.draw_id = o.draw_id) not in ('SETTLED', 'VOID')`,
  },
  order: [
    { column: 'o.placed_at', key: 'time' },
    { column: 'o.order_id', key: 'id' },
  ],
});

// Orders that came to the same, in the same order and with the same cursors.
const RESULTS = defineList({
  name: 'myBets',
  columns: ORDER_COLUMNS,
  from: 'lottery.order_result r',
  joins: `
    join lottery.bet_order o on o.merchant_id = r.merchant_id and o.order_id = r.order_id
    join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id`,
  where: 'r.merchant_id = $merchant and r.member_id = $member and r.result = $result',
  conditions: {
    lottery: 'r.lottery = $lottery',
    issue: `exists (select from lottery.bet_order o
      where o.merchant_id = r.merchant_id and o.order_id = r.order_id and ${OF_ISSUE})`,
    chase: `exists (select from lottery.bet_order o
      where o.merchant_id = r.merchant_id and o.order_id = r.order_id and o.chase_id = $chase)`,
    from: 'r.placed_at >= to_timestamp($from::bigint / 1000.0)',
    to: 'r.placed_at < to_timestamp($to::bigint / 1000.0)',
  },
  order: [
    { column: 'r.placed_at', key: 'time' },
    { column: 'r.order_id', key: 'id' },
  ],
});

/** What an order came to, as `lottery.order_result` has it: the best status of its tickets. */
const RESULT_OF = { won: 4, lost: 0, returned: 16 } as const;

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
  if (state === undefined || state === 'open') {
    return ORDERS.readPage<OrderRow>(sql, {
      values: { merchant, member },
      conditions: { ...conditions, open: state === 'open' },
      page,
    });
  }
  const values = { merchant, member, result: RESULT_OF[state] };
  return RESULTS.readPage<OrderRow>(sql, { values, conditions, page });
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
