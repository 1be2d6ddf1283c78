import type { Id, Instant, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  defineList,
  type Page,
  type PageRequest,
  type Sums,
} from '../../../platform/statements/index.ts';
import type { PlacedOrder } from './bet-lines.ts';

export interface MemberBetRow {
  order_id: Id<'order'>;
  draw_id: bigint;
  first_seq: number;
  lottery: string;
  family: string | null;
  names: Readonly<Record<string, string>> | null;
  issue: string;
  state: string;
  numbers: string | null;
  bets: number;
  stake: bigint;
  returned: bigint;
  trial: boolean;
  cancelled: boolean;
  placed_at: Date;
  /** Of a group buy: the member's shares, and the order's. */
  shares: number | null;
  of_shares: number | null;
}

const BET_COLUMNS = { names: z.record(z.string(), z.string()).nullable() };

const COLUMNS = `
  b.order_id, b.draw_id, b.first_seq, b.lottery, b.family, b.names, b.issue, b.state, b.numbers,
  b.bets, b.stake, b.returned, b.trial, b.cancelled, b.placed_at, b.shares, b.of_shares`;

// Only the orders of the page are looked up, and only their returns summed. Of a group buy the page
// has the member's shares, and the order is the offer's.
const BETS = `
  cross join lateral (
    select b.order_id, b.draw_id, b.first_seq, b.lottery, b.family, b.names, b.issue, b.state,
      b.numbers, b.bets, b.stake, b.returned, b.trial, b.cancelled, b.placed_at, o.shares,
      o.of_shares
    from reports.member_bet b
    where o.shares is null and b.merchant_id = o.merchant_id and b.order_id = o.order_id
    union all
    select o.order_id, s.draw_id, s.first_seq, o.lottery, s.family, s.names, s.issue, s.state,
      s.numbers, s.bets, o.stake, coalesce(o.returned, 0), coalesce(o.trial, false), s.cancelled,
      o.placed_at, o.shares, o.of_shares
    from reports.shared_order s
    where o.shares is not null and s.merchant_id = o.merchant_id and s.offer_id = o.order_id) b`;

const CONDITIONS = {
  lottery: 'o.lottery = $lottery',
  from: 'o.placed_at >= to_timestamp($from::bigint / 1000.0)',
  to: 'o.placed_at < to_timestamp($to::bigint / 1000.0)',
};

// Orders are placed while their draw is on sale: an open one is not older than its draw's opening.
const OPENED = `(
  select min(d.opens_at) from reports.open_draw d where d.merchant_id = $merchant)`;

// Orders and shares of group buys, newest first, without locks.
const ORDERS = defineList({
  name: 'memberBets',
  columns: COLUMNS,
  from: 'reports.member_order o',
  joins: BETS,
  where: 'o.merchant_id = $merchant and o.member_id = $member',
  conditions: {
    ...CONDITIONS,
    open: `not o.cancelled and o.placed_at >= ${OPENED} and exists (
      select from reports.open_draw d
      where d.merchant_id = o.merchant_id and d.draw_id = o.draw_id)`,
  },
  sums: { stake: 'o.stake' },
  order: [
    { column: 'o.placed_at', key: 'time' },
    { column: 'o.order_id', key: 'id' },
  ],
});

// Orders that came to the same, in the same order and with the same cursors.
const RESULTS = defineList({
  name: 'memberBets',
  columns: COLUMNS,
  from: 'reports.member_result o',
  joins: BETS,
  where: 'o.merchant_id = $merchant and o.member_id = $member and o.result = $result',
  conditions: CONDITIONS,
  sums: { stake: 'o.stake', returned: 'o.returned' },
  order: [
    { column: 'o.placed_at', key: 'time' },
    { column: 'o.order_id', key: 'id' },
  ],
});

/** The status of an order's best ticket; see `lottery.order_result`. */
const RESULT_OF = { won: 4, lost: 0, returned: 16 } as const;

export interface MemberBetFilter {
  readonly member: Id<'member'>;
  readonly lottery: string | undefined;
  readonly state: 'open' | keyof typeof RESULT_OF | undefined;
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
}

export async function listMemberBets(
  sql: Sql,
  merchant: MerchantId,
  { member, state, ...conditions }: MemberBetFilter,
  page: PageRequest,
): Promise<Page<MemberBetRow>> {
  const values = { merchant, member };
  const found =
    state === undefined || state === 'open'
      ? await ORDERS.readPage<Unparsed<MemberBetRow, 'names'>>(sql, {
          values,
          conditions: { ...conditions, open: state === 'open' },
          page,
        })
      : await RESULTS.readPage<Unparsed<MemberBetRow, 'names'>>(sql, {
          values: { ...values, result: RESULT_OF[state] },
          conditions,
          page,
        });
  return { ...found, rows: parseColumns(found.rows, BET_COLUMNS) };
}

/** The sums of a member's orders of a filter: stakes, and what settled ones returned. */
export function sumMemberBets(
  sql: Sql,
  merchant: MerchantId,
  { member, state, ...conditions }: MemberBetFilter,
): Promise<Sums> {
  const values = { merchant, member };
  if (state === undefined || state === 'open') {
    return ORDERS.readSums(sql, { values, conditions: { ...conditions, open: state === 'open' } });
  }
  return RESULTS.readSums(sql, { values: { ...values, result: RESULT_OF[state] }, conditions });
}

export interface TicketRow {
  draw_id: bigint;
  seq: number;
  play: string;
  style: string;
  terms: string;
  pick: string;
  notes: number;
  multiple: number;
  stake: bigint;
  prize: bigint;
  refunded: bigint;
}

// The tickets of an order are neighbours in the draw's sequence, read by its key; `offset 0` keeps
// them apart for each order, where a join could read all tickets of a draw.
const TICKETS = `
  select t.draw_id, t.seq, t.play, t.style, t.terms, t.pick, t.notes, t.multiple, t.stake,
    t.prize, t.refunded
  from unnest($2::bigint[], $3::integer[], $4::integer[]) as o (draw_id, first_seq, bets)
  cross join lateral (
    select * from reports.order_ticket e
    where e.merchant_id = $1 and e.draw_id = o.draw_id and e.seq >= o.first_seq
      and e.seq < o.first_seq + least(o.bets, $5::integer)
    offset 0) t
  order by t.draw_id, t.seq`;

/** The first tickets of each order, at most `most` of one. */
export async function listTickets(
  sql: Sql,
  merchant: MerchantId,
  orders: readonly PlacedOrder[],
  most: number,
): Promise<TicketRow[]> {
  const { rows } = await sql.query<TicketRow>(TICKETS, [
    merchant,
    orders.map(({ draw_id: draw }) => draw),
    orders.map(({ first_seq: first }) => first),
    orders.map(({ bets }) => bets),
    most,
  ]);
  return rows;
}
