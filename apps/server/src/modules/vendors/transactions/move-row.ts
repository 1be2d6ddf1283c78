// A bet or a win as its batch sees it; the participant fills in what it decides.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';

export interface MoveRow {
  readonly kind: 'BET' | 'WIN';
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
  readonly amount: Amount;
  readonly free: boolean;
  readonly promo: boolean;
  readonly reference: string | undefined;
  readonly contentHash: Buffer;
  /** Of a bet: its session must not have ended. */
  readonly tokenHash: Buffer | undefined;
  readonly entry: Id<'entry'> | undefined;
  readonly source: 'VENDOR' | 'BONUS' | undefined;
  readonly reward: string | undefined;
  readonly turnover: Amount | undefined;
  readonly supplier: string | undefined;
  readonly promotion: string | undefined;
  readonly at: Instant;
  /** The process's monotonic time after which a bet is not booked any more. */
  readonly deadline: number;
  /** Why it would be refused whatever the balance; filled in when the batch opens. */
  refusal: MoveRefusal | undefined;
  /** The main account after it; filled in when it is admitted. */
  balance: bigint | undefined;
}

/** Why a batch refuses a movement; the ledger stores it with the refused entry. */
export const MOVE_REFUSALS = [
  'vendor_known',
  'vendor_tombstone',
  'vendor_closed',
  'vendor_token',
  'vendor_round_closed',
  'vendor_player',
  'vendor_limit',
  'vendor_reference',
  'vendor_late',
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];
