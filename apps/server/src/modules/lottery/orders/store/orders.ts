// Statements that read orders and their tickets; none takes a lock.
import type { Scheme } from '@fairhouse/rules/fair';
import type { Amount, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { DrawState } from '../../draws/index.ts';
import type { Ticket } from '../ticket.ts';

export interface OrderRow {
  order_id: string;
  member_id: string;
  username: string;
  trial: boolean;
  draw_id: bigint;
  first_seq: number;
  bets: number;
  stake: Amount;
  content_hash: Buffer;
  placed_at: Date;
  chase_id: string | null;
  cancelled_at: Date | null;
  cancel_status: number | null;
  cancel_fee: Amount;
  lottery: string;
  issue: string;
  proof_id: string;
  scheme: Scheme;
  commitment: Buffer;
  state: DrawState;
  closes_at: Date;
  numbers: string | null;
  result_version: number;
}

/** The columns of an `OrderRow`: an order as `o`, its draw as `d`. */
export const ORDER_COLUMNS = `
  o.order_id, o.member_id, o.username, o.trial, o.draw_id, o.first_seq, o.bets, o.stake,
  o.content_hash, o.placed_at, o.chase_id, o.cancelled_at, o.cancel_status, o.cancel_fee,
  d.lottery, d.issue, d.proof_id, d.scheme, d.commitment, d.state, d.closes_at, d.numbers,
  d.result_version`;

const FIND = `
  select ${ORDER_COLUMNS} from lottery.bet_order o
  join lottery.draw d on d.merchant_id = o.merchant_id and d.draw_id = o.draw_id
  where o.merchant_id = $1 and o.order_id = $2`;

const TICKETS = `
  select t.draw_id, t.seq, t.member_id, t.play, t.pick, t.style, t.terms, t.unit, t.multiple,
    t.notes, t.stake, t.rebate, t.nonce
  from unnest($2::bigint[], $3::int[], $4::int[]) as wanted (draw_id, first_seq, bets)
  join lottery.ticket t on t.merchant_id = $1 and t.draw_id = wanted.draw_id
    and t.seq >= wanted.first_seq and t.seq < wanted.first_seq + wanted.bets
  order by t.draw_id, t.seq`;

export interface TicketRow {
  draw_id: bigint;
  seq: number;
  member_id: string;
  play: string;
  pick: string;
  style: 'GROUP' | 'FIXED' | 'ZY';
  terms: string;
  unit: Amount;
  multiple: number;
  notes: number;
  stake: Amount;
  rebate: Amount;
  nonce: Buffer;
}

/** A stored ticket with its draw and its rebate. */
export type StoredTicket = Ticket & { readonly draw: bigint; readonly rebate: Amount };

export async function findOrder(
  sql: Sql,
  merchant: MerchantId,
  order: Id<'order'>,
): Promise<OrderRow | undefined> {
  return (await sql.query<OrderRow>(FIND, [merchant, order])).rows[0];
}

/** The tickets of orders, ordered by draw and number. */
export async function listTickets(
  sql: Sql,
  merchant: MerchantId,
  orders: readonly Pick<OrderRow, 'draw_id' | 'first_seq' | 'bets'>[],
): Promise<StoredTicket[]> {
  const { rows } = await sql.query<TicketRow>(TICKETS, [
    merchant,
    orders.map((order) => order.draw_id),
    orders.map((order) => order.first_seq),
    orders.map((order) => order.bets),
  ]);
  return rows.map(readTicket);
}

export function readTicket(row: TicketRow): StoredTicket {
  return {
    draw: row.draw_id,
    seq: row.seq,
    member: row.member_id as Id<'member'>,
    play: row.play,
    pick: row.pick,
    style: row.style,
    terms: row.terms,
    unit: row.unit,
    multiple: row.multiple,
    notes: row.notes,
    stake: row.stake,
    rebate: row.rebate,
    nonce: row.nonce.toString('hex'),
  };
}
