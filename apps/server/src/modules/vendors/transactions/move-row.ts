// A bet, a win or the rollback of a bet as its batch sees it; the participant fills in what it
// decides.
import type { EntryRequest } from '@fairhouse/ledger';
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { KnownRow } from './store/batch.ts';

export interface MoveRow {
  readonly kind: 'BET' | 'WIN' | 'ROLLBACK';
  readonly merchant: MerchantId;
  /** Its business days and its currency. */
  readonly calendar: Merchant;
  readonly vendor: string;
  readonly transaction: string;
  readonly member: Id<'member'>;
  readonly trial: boolean;
  /** Its vendor may be switched off for members. */
  readonly isSandbox: boolean;
  readonly round: string;
  /** The last movement of its round. */
  readonly closes: boolean;
  readonly node: bigint | undefined;
  readonly gameCode: string;
  /** What a rollback gives back. */
  readonly amount: Amount;
  readonly free: boolean;
  readonly promo: boolean;
  /** The bet of a win or of a rollback. */
  readonly reference: string | undefined;
  readonly contentHash: Buffer;
  /** Of a bet: its session must not have ended. */
  readonly tokenHash: Buffer | undefined;
  readonly entry: Id<'entry'> | undefined;
  readonly source: 'VENDOR' | 'BONUS' | 'JACKPOT' | undefined;
  /** Entries between accounts of the house that are booked with it. */
  attached: readonly EntryRequest[];
  /** Of a bet: what of its stake goes to house jackpots; undefined where the round has none. */
  jackpot: bigint | undefined;
  /** The grant of a free round. */
  readonly reward: string | undefined;
  /** Of a win: it is of all rounds of the grant, of which no bets were booked. */
  readonly isOfWholeGrant: boolean;
  /** What a win of free rounds of the house asks to be staked. */
  readonly rollover: bigint;
  /** What a round of the grant can win at most; undefined where its game states nothing. */
  readonly mostWon: bigint | undefined;
  readonly turnover: Amount | undefined;
  readonly supplier: string | undefined;
  readonly promotion: string | undefined;
  readonly at: Instant;
  /** When the bet of a rollback was placed. */
  readonly placedAt: Instant | undefined;
  /** The process's monotonic time after which a bet is not booked any more. */
  readonly deadline: number;
  /** Why it would be refused whatever the balance; filled in when the batch opens. */
  refusal: MoveRefusal | undefined;
  /** The main account after it; filled in when it is admitted. */
  balance: bigint | undefined;
  /** What its id was answered before; filled in when the batch opens. */
  known: KnownRow | undefined;
}

/**
 * Why a batch refuses a movement. Of one that is known, that has no bet, or that has to be booked
 * alone, nothing is stored; the other reasons the ledger stores with the refused entry.
 */
export const MOVE_REFUSALS = [
  'vendor_known',
  'vendor_tombstone',
  'vendor_reference',
  'vendor_alone',
  'vendor_closed',
  'vendor_token',
  'vendor_game',
  'vendor_round_closed',
  'vendor_player',
  'vendor_limit',
  'vendor_reward',
  'vendor_late',
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];
