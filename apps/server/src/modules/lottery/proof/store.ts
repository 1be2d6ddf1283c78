// Statements on what a draw's proof publishes. None takes a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { SeqSlice } from '../rounds/index.ts';
import type { TicketRow } from '../orders/index.ts';

const TICKET_COLUMNS = `draw_id, seq, member_id, play, pick, style, terms, unit, multiple,
  notes, stake, rebate, nonce`;

const TICKETS_OF_DRAW = `
  select ${TICKET_COLUMNS} from lottery.ticket
  where merchant_id = $1 and draw_id = $2 and seq >= $3 and seq < $4 order by seq`;

const CANCELS_OF_DRAW = `
  select seq, cancels, member_id, nonce from lottery.cancellation
  where merchant_id = $1 and draw_id = $2 and seq >= $3 and seq < $4 order by seq`;

// The payouts by the draw's rules, before limits per member: those do not change the proof.
const WINNERS = `
  select o.seq, t.play, (o.prize + o.limited + o.refunded)::bigint as payout
  from lottery.outcome o
  join lottery.ticket t
    on t.merchant_id = o.merchant_id and t.draw_id = o.draw_id and t.seq = o.seq
  where o.merchant_id = $1 and o.draw_id = $2 and o.version = $3
    and o.prize + o.limited + o.refunded > 0
  order by o.seq`;

async function list<Row extends object>(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}

export function listTicketsOfDraw(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  { from, upTo }: SeqSlice,
): Promise<TicketRow[]> {
  return list(sql, TICKETS_OF_DRAW, [merchant, draw, from, upTo]);
}

export interface CancellationRow {
  seq: number;
  cancels: number;
  member_id: string;
  nonce: Buffer;
}

export function listCancelsOfDraw(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  { from, upTo }: SeqSlice,
): Promise<CancellationRow[]> {
  return list(sql, CANCELS_OF_DRAW, [merchant, draw, from, upTo]);
}

export function listWinners(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
  version: number,
): Promise<{ seq: number; play: string; payout: bigint }[]> {
  return list(sql, WINNERS, [merchant, draw, version]);
}
