// What an issue of free rounds won, in a dialect that reports its rounds together (games.md 3.9).
import type { Amount, Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { VendorConfig } from '../records/index.ts';
import type { MoveAnswer, WalletUser } from './move.ts';
import { findGrant } from './store/grants.ts';
import { creditWin } from './wallet-port.ts';

/** A grant of the merchant by its id, with the member who plays it. */
export interface FoundIssue extends WalletUser {
  readonly reward: string;
  readonly gameCode: string;
}

/** The grant that a vendor calls an issue; undefined where the merchant has none of this id. */
export async function findIssue(
  app: AppContext,
  { merchant, vendor }: { readonly merchant: Merchant; readonly vendor: VendorConfig },
  reward: string,
): Promise<FoundIssue | undefined> {
  const grant = await findGrant(app.pool, merchant.id, reward);
  if (grant === undefined) return undefined;
  const { member_id: member, game_code: gameCode } = grant;
  // Grants are of members who play for money.
  return { merchant, vendor, member, trial: false, reward, gameCode };
}

/**
 * Credits what an issue won as one free win, which the house pays: once, whatever the number of
 * calls. Refused with RS_ERROR_TRANSACTION_DOES_NOT_EXIST for an issue of another vendor, one that
 * was cancelled, and more than its rounds can have won.
 */
export function creditIssue(
  app: AppContext,
  issue: FoundIssue,
  won: {
    readonly transaction: string;
    readonly amount: Amount;
    readonly supplier: string;
    readonly address: string;
    readonly now: Instant;
  },
): Promise<MoveAnswer> {
  return creditWin(app, {
    ...issue,
    ...won,
    round: issue.reward,
    closes: true,
    token: '',
    currency: issue.merchant.currency,
    free: true,
    promo: false,
    reference: undefined,
    turnover: undefined,
    promotion: undefined,
    isOfWholeGrant: true,
  });
}
