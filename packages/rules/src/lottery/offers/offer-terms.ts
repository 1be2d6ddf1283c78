// The terms of a group buy (lottery.md 2.11): shares of equal price, the initiator's own part, the
// guarantee and the commission. The site checks them while they are entered, the server decides.

/** Who may see the picks before the draw closes. */
export const OFFER_SECRECIES = ['open', 'sharers', 'close'] as const;
export type OfferSecrecy = (typeof OFFER_SECRECIES)[number];

export const OFFER_BOUNDS = {
  minShares: 2,
  maxShares: 500,
  /** The initiator's own part of the shares. */
  ownPercent: 5,
  /** The initiator's commission on the profit. */
  maxCommission: 10,
  /** The least price of a share, in ten-thousandths. */
  minSharePrice: 100n,
} as const;

export interface OfferTerms {
  /** The whole price, in ten-thousandths. */
  readonly price: bigint;
  readonly shares: number;
  readonly ownShares: number;
  /** The shares that the initiator takes if nobody else does. */
  readonly guarantee: number;
  /** Percent of the profit. */
  readonly commission: number;
}

export type OfferProblem =
  | 'shares_out_of_bounds'
  | 'not_divisible'
  | 'share_too_small'
  | 'own_part_too_small'
  | 'nothing_left'
  | 'commission_too_high';

/** The fewest shares that the initiator keeps. */
export function leastOwnShares(shares: number): number {
  return Math.ceil((shares * OFFER_BOUNDS.ownPercent) / 100);
}

/** The first problem of the terms; undefined if they are allowed. */
export function findOfferProblem(terms: OfferTerms): OfferProblem | undefined {
  const { price, shares, ownShares, guarantee, commission } = terms;
  const { minShares, maxShares, minSharePrice, maxCommission } = OFFER_BOUNDS;
  if (shares < minShares || shares > maxShares) return 'shares_out_of_bounds';
  if (price % BigInt(shares) !== 0n) return 'not_divisible';
  if (price / BigInt(shares) < minSharePrice) return 'share_too_small';
  if (ownShares < leastOwnShares(shares)) return 'own_part_too_small';
  if (ownShares >= shares || ownShares + guarantee > shares) return 'nothing_left';
  return commission > maxCommission ? 'commission_too_high' : undefined;
}

/** The longest time by which an offer closes before its draw. */
const LEAD_MAX_MS = 60_000;

/**
 * When an offer closes: a fifth of the draw's sale before the draw itself, a minute at most, so
 * that the order is placed while the draw is still open.
 */
export function offerClosesAt(draw: {
  readonly opensAt: number;
  readonly closesAt: number;
}): number {
  const fifth = Math.floor((draw.closesAt - draw.opensAt) / 5);
  return draw.closesAt - Math.min(LEAD_MAX_MS, fifth);
}
