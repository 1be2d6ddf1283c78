// The internal port: what adapters of all dialects ask of the wallet. Adapters hold no rules.
import type { WalletStatus } from '@fairhouse/calls/vendor';
import type { JackpotLevelName } from '@fairhouse/rules/games';
import type { Amount, Id, Instant } from '@fairhouse/values';
import { hash } from 'node:crypto';
import type { Merchant } from '../../../platform/app-context.ts';
import type { VendorConfig } from '../records/index.ts';

/** A member at a vendor, whose wallet is asked for. */
export interface WalletUser {
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  readonly member: Id<'member'>;
  readonly trial: boolean;
  /** Of the lab, which plays at vendors that no member sees yet. */
  readonly isSandbox?: boolean;
}

export interface Transaction extends WalletUser {
  /** The vendor's id in the form of a uuid, in lower case: applied at most once, for ever. */
  readonly transaction: string;
  readonly round: string;
  readonly closes: boolean;
  readonly gameCode: string;
  readonly token: string;
  /** The address of the vendor's server. */
  readonly address: string;
  readonly supplier: string | undefined;
  readonly now: Instant;
}

interface Movement extends Transaction {
  readonly currency: string;
  readonly amount: Amount;
  readonly free: boolean;
  readonly promo: boolean;
  readonly reward: string | undefined;
}

export type Bet = Movement;

export interface Win extends Movement {
  /** The bet that won; undefined for free rounds and promotions without one. */
  readonly reference: string | undefined;
  /** The turnover that counts, where the vendor states it. */
  readonly turnover: Amount | undefined;
  readonly promotion: string | undefined;
  /** The level of a house jackpot that is won: the wallet knows what is in its pot. */
  readonly jackpot?: JackpotLevelName | undefined;
  /** What all free rounds of a grant won, in a dialect that reports no free bets. */
  readonly isOfWholeGrant?: boolean;
}

export interface Rollback extends Transaction {
  readonly reference: string;
}

/** What is answered; `balance` is absent where the answer carries neither currency nor balance. */
export interface MoveAnswer {
  readonly status: WalletStatus;
  readonly balance?: bigint;
  /** The ledger's entry, where money moved. */
  readonly entry?: string;
  /** Of a bet: whether its round may win house jackpots. */
  readonly isJackpotRound?: boolean;
  /** Of the win of a house jackpot: what its pot came to. */
  readonly jackpotPaid?: bigint;
}

/** A hash of what a repetition of a transaction must repeat (games.md 3.4, step 4). */
export function contentHash(
  kind: 'BET' | 'WIN' | 'ROLLBACK',
  asked: Transaction &
    Partial<Pick<Win, 'currency' | 'amount' | 'free' | 'promo' | 'reference' | 'jackpot'>>,
): Buffer {
  const { member, round, gameCode, currency, amount, reference, free, promo, jackpot } = asked;
  const fields = [
    kind,
    member,
    round,
    gameCode,
    currency,
    amount?.toString(),
    reference,
    free,
    promo,
    ...(jackpot === undefined ? [] : [jackpot]),
  ];
  return hash('sha256', fields.map((field) => String(field ?? '')).join('\0'), 'buffer');
}
