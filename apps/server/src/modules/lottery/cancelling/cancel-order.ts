// Cancels an order: its money, its tickets and its share of every limit, in one batch.
import type { Outcome } from '@fairhouse/ledger';
import { readBet, readTerms, type Family } from '@fairhouse/rules/lottery';
import { amount, assert, instant, ZERO, type Amount, type Id } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import type { CancelRow } from '../placing/index.ts';
import { limitedItems, type Lottery } from '../catalogue/index.ts';
import { listTickets, playerTag, type OrderRow, type StoredTicket } from '../orders/index.ts';

export interface CancelRequest {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly row: OrderRow;
  /** The resulting order state (lottery.md 2.3). */
  readonly status: number;
  readonly lockMs: number;
  /** The cancellation fee, less than the stake; charged after the stake is refunded. */
  readonly fee?: Amount;
}

/** Cancels an order while its draw is open: refunds the stake and marks the fee as due. */
export async function cancelOrder(request: CancelRequest): Promise<Outcome> {
  const { app, merchant, row } = request;
  const tickets = await listTickets(app.pool, merchant.id, [row]);
  const book = row.trial ? 'trial' : 'real';
  const member = row.member_id as Id<'member'>;
  return app.ledger.book(
    {
      merchant: merchant.id,
      // An attempt that was too late stays refused; attempts by the member and by the server have
      // different ids.
      id: derivedId(app.keys, `cancel:${row.order_id}:${request.status}`),
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
    { participant: 'bets', row: cancelRow(request, tickets) },
  );
}

function cancelRow(
  { app, merchant, lottery, row, status, lockMs, fee = ZERO }: CancelRequest,
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
    player: playerTag(app.keys, row.proof_id, member),
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

/** The order's share of the limits that were in force when it was placed. */
function itemsOf({ family, limits }: Lottery, row: OrderRow, tickets: readonly StoredTicket[]) {
  if (row.trial) return { items: [], memberItems: [] };
  const bets = tickets.map((ticket) => storedBet(family, ticket));
  const placement = { issue: row.issue, placedAt: row.placed_at.getTime() };
  const { items, memberItems } = limitedItems(family, limits, bets, placement);
  return { items, memberItems };
}

function storedBet(family: Family, ticket: StoredTicket) {
  const bet = readBet(family, ticket.play, ticket.pick);
  assert(bet.ok, `a stored ticket is a valid bet: ${ticket.play} ${ticket.pick}`);
  const terms = readTerms(bet.value.play, ticket.style, ticket.terms);
  assert(terms !== undefined, `a stored ticket's terms match its play: ${ticket.play}`);
  return { ...bet.value, unit: ticket.unit, multiple: ticket.multiple, terms };
}
