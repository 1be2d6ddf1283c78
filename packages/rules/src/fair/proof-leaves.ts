// The leaves of a draw's tree as they are hashed, the owners of group buys, and the receipt.

/**
 * A ticket as it is hashed into its leaf. `style` determines whether `group` or `odds` is present:
 * GROUP and ZY have `group`, FIXED has `odds`, one decimal or one per tier joined by commas.
 */
export type TicketLeaf = {
  readonly id: string;
  /** Position in the draw, from 1 without gaps. */
  readonly seq: number;
  /** Pseudonymous tag of the player, constant within one draw only. */
  readonly player: string;
  readonly play: string;
  /** The selection's compact text (`formatSelection`). */
  readonly pick: string;
  /** Whole ten-thousandths: notes × unit × multiple. */
  readonly stake: string;
  /** Stake of one note at multiple 1, whole ten-thousandths. */
  readonly unit: string;
  readonly multiple: number;
  readonly style: 'GROUP' | 'FIXED' | 'ZY';
  readonly group?: string;
  readonly odds?: string;
  /** 16 random bytes from the browser, hex. */
  readonly nonce: string;
  /**
   * Only in a ticket of a group buy, which has both: the id of its order, and `divisionHash` of the
   * offer's shares. `player` is then the tag of the offer, not of a member.
   */
  readonly offer?: string;
  readonly division?: string;
};

/** An owner of a group buy: a line of its shares. The first one is the initiator's own part. */
export type OfferOwner = {
  /** From 1 without gaps. */
  readonly no: number;
  /** The owner's tag in this draw, as the owner's other tickets carry it. */
  readonly player: string;
  readonly shares: number;
  /**
   * What the owner gets of the payouts, before limits per member, whole ten-thousandths; absent
   * until the winners are known.
   */
  readonly paid?: string;
};

/** How the order of a group buy is divided. */
export type ProofOffer = {
  /** The id of the order, as its tickets carry it. */
  readonly offer: string;
  readonly shares: number;
  /** The initiator's percentage of the profit. */
  readonly commission: number;
  readonly owners: readonly OfferOwner[];
};

/**
 * A cancellation before the close is a leaf of its own with the next sequence number, so that
 * cancellations are fixed before the beacon exists. It names an earlier ticket of the same player;
 * that ticket then counts neither for the total stake nor for the winners.
 */
export type CancelLeaf = {
  readonly id: string;
  readonly seq: number;
  readonly player: string;
  /** The sequence number of the cancelled ticket. */
  readonly cancels: number;
  readonly nonce: string;
};

/**
 * A number that a player entered in a round whose result is a `sum`. It is a leaf among the
 * tickets, so that every entry and the order of arrival are fixed before the beacon exists.
 */
export type EntryLeaf = {
  readonly id: string;
  readonly seq: number;
  readonly player: string;
  /** Five digits. */
  readonly entry: string;
  readonly nonce: string;
};

/** The receipt that the player holds from the moment of betting, signed by the house's log key. */
export type Receipt = {
  readonly drawId: string;
  readonly seq: number;
  readonly leaf: string;
  readonly at: number;
  /** The house's commitment to the draw; absent in LD1. */
  readonly commit?: string | undefined;
  readonly publicKey: string;
  /** Over `receiptMessage`, hex. */
  readonly signature: string;
  /**
   * For a share of a group buy: the owner's line. It is not signed, but the signed leaf has the
   * hash of the division.
   */
  readonly share?: Omit<OfferOwner, 'paid'> | undefined;
};
