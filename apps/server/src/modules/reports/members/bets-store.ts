import type { Id, MerchantId } from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';
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
}

const BET_COLUMNS = { names: z.record(z.string(), z.string()).nullable() };

// Newest first, without locks; returns are summed only for the rows of the page.
const MEMBER_BETS = defineList({
  name: 'memberBets',
  columns: `order_id, draw_id, first_seq, lottery, family, names, issue, state, numbers, bets,
    stake, returned, trial, cancelled, placed_at`,
  from: 'reports.member_bet',
  where: 'merchant_id = $merchant and member_id = $member',
  conditions: {},
  order: [
    { column: 'placed_at', key: 'time' },
    { column: 'order_id', key: 'id' },
  ],
});

export async function listMemberBets(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  page: PageRequest,
): Promise<Page<MemberBetRow>> {
  const query = { values: { merchant, member }, conditions: {}, page };
  const found = await MEMBER_BETS.readPage<Unparsed<MemberBetRow, 'names'>>(sql, query);
  return { ...found, rows: parseColumns(found.rows, BET_COLUMNS) };
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

// The tickets of an order are neighbours in the draw's sequence, read by its key.
const TICKETS = `
  select t.draw_id, t.seq, t.play, t.style, t.terms, t.pick, t.notes, t.multiple, t.stake,
    t.prize, t.refunded
  from unnest($2::bigint[], $3::integer[], $4::integer[]) as o (draw_id, first_seq, bets)
  cross join lateral (
    select * from reports.order_ticket e
    where e.merchant_id = $1 and e.draw_id = o.draw_id and e.seq >= o.first_seq
      and e.seq < o.first_seq + least(o.bets, $5::integer)) t
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
