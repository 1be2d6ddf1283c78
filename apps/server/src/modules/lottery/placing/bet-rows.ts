// The rows that a batch participant writes with an order's money; the participant fills in the
// results.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Item, ItemCap, ItemPair } from '../catalogue/index.ts';
import type { UnnumberedTicket } from '../orders/index.ts';

interface OrderOnDraw {
  readonly merchant: MerchantId;
  /** Defines the merchant's business days. */
  readonly calendar: Pick<Merchant, 'zone' | 'cutHour'>;
  readonly draw: bigint;
  readonly issue: string;
  readonly order: Id<'order'>;
  readonly member: Id<'member'>;
  /** The member's tag in this draw. */
  readonly player: string;
  readonly trial: boolean;
  readonly stake: Amount;
  readonly rebate: Amount;
  /** The exposure per number; empty for play money, which is no risk to the house. */
  readonly items: readonly Item[];
  /** The items that are also limited per member. */
  readonly memberItems: readonly Item[];
}

export interface PlaceRow extends OrderOnDraw {
  readonly kind: 'place';
  readonly username: string;
  /** Hex. */
  readonly contentHash: string;
  readonly chase: Id<'chase'> | undefined;
  readonly tickets: readonly UnnumberedTicket[];
  /** Zero is no limit. */
  readonly maxDrawStake: bigint;
  readonly maxNumberLiability: bigint;
  readonly caps: readonly ItemCap[];
  readonly pairs: readonly ItemPair[];
  /** Filled in by the participant. */
  placed:
    | { readonly at: number; readonly firstSeq: number; readonly leaves: readonly Buffer[] }
    | undefined;
}

export interface CancelRow extends OrderOnDraw {
  readonly kind: 'cancel';
  readonly placedAt: Instant;
  readonly firstSeq: number;
  readonly bets: number;
  /** The resulting order state: 6, 7, 8, 14 or 15. */
  readonly status: number;
  /** Cancelling is refused during this time before the close. */
  readonly lockMs: number;
  readonly fee: Amount;
  readonly nonce: string;
}

export type BetRow = PlaceRow | CancelRow;
