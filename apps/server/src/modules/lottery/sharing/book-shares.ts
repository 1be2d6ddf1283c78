// Sets the price of shares aside: from the member's spendable money to that for coming bets.
import { amount, assert, type Id } from '@fairhouse/values';
import { chaseAccount, currencyOf, mainAccount } from '../../../accounts.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { parseBetRefusal, type BetRefusal, type ShareRow } from '../placing/index.ts';

type SharesOutcome =
  | { readonly status: 'booked' | 'conflict' }
  | { readonly status: 'refused'; readonly refusal: BetRefusal };

/**
 * Books the purchase under the call's id; the shares are written in the same batch. A repeated call
 * gets the same outcome.
 */
export async function bookShares(
  { app, merchant, callId }: CallContext,
  row: ShareRow,
  issue: string,
): Promise<SharesOutcome> {
  assert(callId !== undefined, 'a purchase has a call id');
  const book = row.trial ? 'trial' : 'real';
  const outcome = await app.ledger.book(
    {
      merchant: merchant.id,
      id: callId as Id<string> as Id<'entry'>,
      currency: currencyOf(merchant.currency),
      code: 'stake_hold',
      reference: `shares ${issue}`,
      legs: [
        {
          debit: mainAccount(book, row.member),
          credit: chaseAccount(book, row.member),
          amount: amount(row.stake),
        },
      ],
    },
    { participant: 'bets', row },
  );
  if (outcome.status !== 'refused') return { status: outcome.status };
  return { status: 'refused', refusal: parseBetRefusal(outcome.reason) };
}
