// The rows that a batch participant writes with an order's money; the participant fills in the
// results.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Item, ItemCap, ItemPair } from '../catalogue/index.ts';
import type { SharedTicket, UnnumberedTicket } from '../orders/index.ts';
import type { NewOffer } from './store/offers.ts';

interface StakeOnDraw {
  readonly merchant: MerchantId;
  /** Defines the merchant's business days. */
  readonly calendar: Pick<Merchant, 'zone' | 'cutHour'>;
  readonly draw: bigint;
  readonly member: Id<'member'>;
  readonly trial: boolean;
  readonly stake: Amount;
  /** The exposure per number; empty for play money, which is no risk to the house. */
  readonly items: readonly Item[];
  /** The items that are also limited per member. */
  readonly memberItems: readonly Item[];
}

interface OrderOnDraw extends StakeOnDraw {
  readonly issue: string;
  readonly order: Id<'order'>;
  /** The member's tag in this draw. */
  readonly player: string;
  readonly rebate: Amount;
}

export interface PlaceRow extends OrderOnDraw {
  readonly kind: 'place';
  readonly username: string;
  /** Hex. */
  readonly contentHash: string;
  readonly chase: Id<'chase'> | undefined;
  /**
   * Of a group buy: what its tickets carry. Its shares were limited as their members' stakes when
   * they were bought, so that only limits of the whole order and of all players apply here.
   */
  readonly shared: SharedTicket | undefined;
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

/**
 * Shares of an offer, whose money is set aside until the offer closes. They count as their member's
 * stake on the draw at once.
 */
export interface ShareRow extends StakeOnDraw {
  readonly kind: 'share';
  readonly offer: Id<'offer'>;
  readonly username: string;
  readonly shares: number;
  /** The offer itself, whose initiator takes these shares and the guarantee; or one that exists. */
  readonly opens: NewOffer | undefined;
  readonly maxDrawStake: bigint;
  readonly caps: readonly ItemCap[];
  readonly pairs: readonly ItemPair[];
}

/** Shares of which the money is given back; never refused. */
export interface ReleaseRow extends StakeOnDraw {
  readonly kind: 'release';
  readonly placedAt: Instant;
}

export type BetRow = PlaceRow | CancelRow | ShareRow | ReleaseRow;
