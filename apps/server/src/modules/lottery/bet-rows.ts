// What rides with an order's money: the rows to write, and where the writer puts what it found out.
import type { Amount, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import type { Ticket } from './ticket.ts';

/** A ticket before it has its number. */
export type UnnumberedTicket = Omit<Ticket, 'seq'> & {
  readonly rebate: Amount;
  /** The member's own group less the ticket's. */
  readonly rebatePoints: number;
};

export interface Item {
  readonly item: string;
  readonly stake: bigint;
  readonly liability: bigint;
}

interface OnDraw {
  readonly merchant: MerchantId;
  /** The merchant's business days. */
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
  /** Per number; none for play money, which risks nothing of the house's. */
  readonly items: readonly Item[];
  /** Those of the items that count for the member too. */
  readonly memberItems: readonly Item[];
}

/** The most that one order, a member or all members may put on an item, as stake or liability. */
export interface ItemCap {
  readonly item: string;
  readonly scope: 'order' | 'member' | 'merchant';
  readonly measure: 'stake' | 'liability';
  readonly most: bigint;
}

/** The most that a member may stake on the lesser of two opposite items. */
export interface ItemPair {
  readonly item: string;
  readonly opposite: string;
  readonly most: bigint;
}

export interface PlaceRow extends OnDraw {
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
  /** Filled in by the writer. */
  placed:
    | { readonly at: number; readonly firstSeq: number; readonly leaves: readonly Buffer[] }
    | undefined;
}

export interface CancelRow extends OnDraw {
  readonly kind: 'cancel';
  readonly placedAt: Instant;
  readonly firstSeq: number;
  readonly bets: number;
  /** The order state after it: 6, 7, 8, 14 or 15. */
  readonly status: number;
  /** No cancelling in the last so many milliseconds before close. */
  readonly lockMs: number;
  readonly fee: Amount;
  readonly nonce: string;
}

export type BetRow = PlaceRow | CancelRow;

/** Why a rider turned its movement away, as a text that the ledger keeps. */
export const REFUSED = {
  closed: 'draw_closed',
  drawLimit: 'draw_limit',
  numberLimit: 'number_limit',
  numberStake: 'number_stake',
  itemMaximum: 'item_maximum',
  pairLimit: 'pair_limit',
  cancelled: 'already_cancelled',
  late: 'cancel_too_late',
} as const;
