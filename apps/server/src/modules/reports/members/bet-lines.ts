// Orders of bets as an operator reads them: their first bets in words, with their results.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { loadFamily, type Style } from '@fairhouse/rules/lottery';
import { betName, loadPlayWords, pickWords } from '@fairhouse/rules/words';
import { amount, type Language, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { listTickets, type TicketRow } from './bets-store.ts';

export type BetLine = Value<OperatorCalls['memberBets']>['list'][number]['lines'][number];

/** How many bets of an order are shown. */
export const LINES_MAX = 5;

/** What is read of an order to show its bets. */
export interface PlacedOrder {
  readonly draw_id: bigint;
  readonly first_seq: number;
  readonly bets: number;
  /** Null for a lottery that is no longer in the catalogue. */
  readonly family: string | null;
  readonly state: string;
  readonly cancelled: boolean;
}

/** The first bets of each order, in the order of `orders`; one statement for all of them. */
export async function readBetLines(
  sql: Sql,
  merchant: MerchantId,
  language: Language,
  orders: readonly PlacedOrder[],
): Promise<BetLine[][]> {
  const tickets = orders.length === 0 ? [] : await listTickets(sql, merchant, orders, LINES_MAX);
  const shown: BetLine[][] = [];
  for (const order of orders) {
    const own = tickets.filter(
      ({ draw_id: draw, seq }) =>
        draw === order.draw_id && seq >= order.first_seq && seq < order.first_seq + order.bets,
    );
    shown.push(await describeTickets(language, order, own));
  }
  return shown;
}

async function describeTickets(
  language: Language,
  order: PlacedOrder,
  tickets: readonly TicketRow[],
): Promise<BetLine[]> {
  const family = order.family === null ? undefined : await loadFamily(order.family);
  const words = await loadPlayWords(language, order.family ?? '');
  return tickets.map((ticket) => {
    const play = family?.plays.get(ticket.play);
    return {
      play:
        play === undefined ? ticket.play : betName(words, { play, style: ticket.style as Style }),
      pick: pickWords(words, play, ticket.pick),
      terms: ticket.terms,
      notes: ticket.notes,
      multiple: ticket.multiple,
      stake: amount(ticket.stake),
      returned: returnedOf(order, ticket),
    };
  });
}

/** A ticket without an outcome in a settled draw has lost; one of a void draw is given back. */
function returnedOf(order: PlacedOrder, ticket: TicketRow): BetLine['returned'] {
  if (order.cancelled || order.state === 'VOID') return amount(ticket.stake);
  if (order.state !== 'SETTLED') return null;
  return amount(ticket.prize + ticket.refunded);
}
