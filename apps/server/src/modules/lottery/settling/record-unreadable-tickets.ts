import type { Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { recordConflict } from '../../wallet/index.ts';
import type { DrawRow } from '../draws/index.ts';
import { listTicketsOfBets } from './store/list-tickets-of-bets.ts';
import type { BetKind, SeqRange } from './store/settle.ts';

/** The conflict reason of a ticket that the rules cannot read. */
export const UNREADABLE_TICKET = 'ticket_unread';

/**
 * Records tickets that the rules cannot read as conflicts: each appears in the console's alarms as
 * a stake that two operators have to decide about. Settling the draw again does not repeat it.
 */
export async function recordUnreadableTickets(
  app: AppContext,
  merchant: Merchant,
  draw: DrawRow,
  { range, bets }: { readonly range: SeqRange; readonly bets: readonly BetKind[] },
): Promise<void> {
  const drawRef = { merchant: merchant.id, draw: draw.draw_id };
  for (const ticket of await listTicketsOfBets(app.secondaryPool, drawRef, range, bets)) {
    const book = ticket.trial ? 'trial' : 'real';
    const entry = {
      merchant: merchant.id,
      id: derivedId<'entry'>(
        app.keys,
        `${UNREADABLE_TICKET}:${merchant.code}-${draw.issue}:${ticket.seq}`,
      ),
      currency: currencyOf(merchant.currency),
      code: 'stake_refund',
      reference: draw.issue,
      legs: [
        {
          debit: houseAccount(book, 'lottery'),
          credit: mainAccount(book, ticket.member_id as Id<'member'>),
          amount: ticket.stake,
        },
      ],
    } as const;
    await recordConflict(app, entry, UNREADABLE_TICKET);
  }
}
