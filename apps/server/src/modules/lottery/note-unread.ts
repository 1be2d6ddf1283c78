import type { Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { houseId } from '../../ground/keyed-ids.ts';
import { noteConflict } from '../wallet/index.ts';
import type { DrawRow } from './store/draws.ts';
import { listTicketsOf } from './store/list-tickets-of.ts';
import type { BetKind, SeqRange } from './store/settle.ts';

/** The reason under which operators find a ticket that the rules cannot read. */
export const UNREAD = 'ticket_unread';

/**
 * Sets tickets aside that the rules cannot read: each stands in the console's alarms as a stake
 * that two operators have to decide about, once however often the draw is settled.
 */
export async function noteUnread(
  house: House,
  merchant: Merchant,
  draw: DrawRow,
  { range, bets }: { readonly range: SeqRange; readonly bets: readonly BetKind[] },
): Promise<void> {
  const of = { merchant: merchant.id, draw: draw.draw_id };
  for (const ticket of await listTicketsOf(house.aside, of, range, bets)) {
    const book = ticket.trial ? 'trial' : 'real';
    const entry = {
      merchant: merchant.id,
      id: houseId<'entry'>(house.keys, `${UNREAD}:${merchant.code}-${draw.issue}:${ticket.seq}`),
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
    await noteConflict(house, entry, UNREAD);
  }
}
