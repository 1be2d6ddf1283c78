// Taking an order back: its money, its tickets' place in the draw, and its share of every limit, in
// one batch.
import type { Outcome } from '@fairhouse/ledger';
import { readBet, readTerms, type Family } from '@fairhouse/rules/lottery';
import { amount, assert, instant, ZERO, type Amount, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { houseId } from '../../ground/keyed-ids.ts';
import type { CancelRow } from './bet-rows.ts';
import type { Lottery } from './catalogue.ts';
import { limitedItems } from './number-limits.ts';
import { listTickets, type OrderRow, type StoredTicket } from './store/orders.ts';
import { playerTag } from './ticket.ts';

export interface CancelRequest {
  readonly house: House;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly row: OrderRow;
  /** The order state after it (lottery.md 2.3). */
  readonly status: number;
  readonly lockMs: number;
  /** What the player pays for it, less than the stake: charged once the stake is given back. */
  readonly fee?: Amount;
}

/** Cancels an order while its draw is open: the stake goes back, and the fee is noted as due. */
export async function cancelOrder(request: CancelRequest): Promise<Outcome> {
  const { house, merchant, row } = request;
  const tickets = await listTickets(house.pool, merchant.id, [row]);
  const book = row.trial ? 'trial' : 'real';
  const member = row.member_id as Id<'member'>;
  return house.ledger.book(
    {
      merchant: merchant.id,
      // A try that came too late stays refused; a member's and the house's tries are different
      // ones.
      id: houseId(house.keys, `cancel:${row.order_id}:${request.status}`),
      currency: currencyOf(merchant.currency),
      code: 'stake_refund',
      reference: row.issue,
      legs: [
        {
          debit: houseAccount(book, 'lottery'),
          credit: mainAccount(book, member),
          amount: row.stake,
        },
      ],
    },
    { writer: 'bets', row: cancelRow(request, tickets) },
  );
}

function cancelRow(
  { house, merchant, lottery, row, status, lockMs, fee = ZERO }: CancelRequest,
  tickets: readonly StoredTicket[],
): CancelRow {
  const member = row.member_id as Id<'member'>;
  return {
    kind: 'cancel',
    merchant: merchant.id,
    calendar: merchant,
    draw: row.draw_id,
    issue: row.issue,
    order: row.order_id as Id<'order'>,
    member,
    player: playerTag(house.keys, row.proof_id, member),
    trial: row.trial,
    stake: row.stake,
    rebate: amount(tickets.reduce((total, ticket) => total + ticket.rebate, 0n)),
    ...itemsOf(lottery, row, tickets),
    placedAt: instant(row.placed_at.getTime()),
    firstSeq: row.first_seq,
    bets: row.bets,
    status,
    lockMs,
    fee,
    nonce: randomBytes(16).toString('hex'),
  };
}

/** What an order had added to the limits that stood when it was placed. */
function itemsOf({ family, limits }: Lottery, row: OrderRow, tickets: readonly StoredTicket[]) {
  if (row.trial) return { items: [], memberItems: [] };
  const bets = tickets.map((ticket) => storedBet(family, ticket));
  const of = { issue: row.issue, placedAt: row.placed_at.getTime() };
  const { items, memberItems } = limitedItems(family, limits, bets, of);
  return { items, memberItems };
}

function storedBet(family: Family, ticket: StoredTicket) {
  const bet = readBet(family, ticket.play, ticket.pick);
  assert(bet.ok, `a stored ticket is a legal bet: ${ticket.play} ${ticket.pick}`);
  const terms = readTerms(bet.value.play, ticket.style, ticket.terms);
  assert(terms !== undefined, `a stored ticket's terms fit its play: ${ticket.play}`);
  return { ...bet.value, unit: ticket.unit, multiple: ticket.multiple, terms };
}
