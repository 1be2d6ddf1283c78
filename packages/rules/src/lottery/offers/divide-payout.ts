// Divides what the order of a group buy returns among its owners (lottery.md 2.11). The first owner
// is the initiator's own part, which also gets the commission and all remainders.
import { assert } from '@fairhouse/values';

export interface OfferReturn {
  /** The price of the whole order. */
  readonly stake: bigint;
  /** All that the draw pays for it: prizes and refunds of tied notes. */
  readonly payout: bigint;
  /** Percent of the profit, for the initiator. */
  readonly commission: number;
}

/** The commission on the profit, rounded down; zero without a profit. */
export function offerCommission({ stake, payout, commission }: OfferReturn): bigint {
  return payout > stake ? ((payout - stake) * BigInt(commission)) / 100n : 0n;
}

/**
 * The part of each owner, in order; they add up to the payout. The payout less the commission is
 * divided by shares, each part rounded down to a ten-thousandth.
 */
export function divideOfferPayout(owned: OfferReturn, shares: readonly number[]): bigint[] {
  return divideByShares(owned.payout, owned.payout - offerCommission(owned), shares);
}

/** Divides an amount by shares; the first owner gets what the rounding leaves. */
export function divideEvenly(whole: bigint, shares: readonly number[]): bigint[] {
  return divideByShares(whole, whole, shares);
}

function divideByShares(whole: bigint, divided: bigint, shares: readonly number[]): bigint[] {
  const all = shares.reduce((sum, each) => sum + BigInt(each), 0n);
  assert(all > 0n && shares.every((each) => each > 0), 'every owner has a share');
  const others = shares.slice(1).map((each) => (divided * BigInt(each)) / all);
  return [whole - others.reduce((sum, each) => sum + each, 0n), ...others];
}

/**
 * The part of each owner, split into prize and refund, which the ledger books for different
 * reasons. A refund is not larger than the part that it belongs to.
 */
export function splitOfferPayout(
  owned: OfferReturn & { readonly refunded: bigint },
  shares: readonly number[],
): { readonly prize: bigint; readonly refunded: bigint }[] {
  const refunds = divideEvenly(owned.refunded, shares);
  return divideOfferPayout(owned, shares).map((part, index) => {
    const refund = refunds[index] ?? 0n;
    const refunded = refund < part ? refund : part;
    return { prize: part - refunded, refunded };
  });
}
