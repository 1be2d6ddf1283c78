// Divides what a result pays the group buys of a draw among their shares.
import { divideEvenly, splitOfferPayout } from '@fairhouse/rules/lottery';
import { assert } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { DrawRow } from '../draws/index.ts';
import type { ResultKey } from './store/settle.ts';
import {
  listDividedShares,
  listOfferPayouts,
  putShareOutcomes,
  type DividedShare,
  type OfferPayout,
  type ShareOutcome,
} from './store/share-outcomes.ts';

/**
 * Writes what each share of the draw's group buys is owed under a result: its part of the payout
 * less the commission, or its stake back if the draw is void. Repeating it changes nothing; a draw
 * without a group buy costs one small query.
 */
export async function divideOffers(
  app: AppContext,
  draw: DrawRow,
  resultKey: ResultKey,
): Promise<void> {
  await app.leases.transaction('lottery-settle', async (sql) => {
    const offers = await listOfferPayouts(sql, resultKey);
    if (offers.length === 0) return { commit: true, value: undefined };
    const shares = await listDividedShares(sql, resultKey);
    const isVoid = draw.state === 'VOIDING';
    const outcomes = offers.flatMap((offer) => {
      const own = shares.filter(({ offer_id: id }) => id === offer.offer_id);
      assert(own.length > 0, `a group buy has shares: ${offer.offer_id}`);
      return isVoid ? refundsOf(offer, own) : partsOf(offer, own);
    });
    await putShareOutcomes(sql, resultKey, outcomes);
    return { commit: true, value: undefined };
  });
}

function refundsOf(offer: OfferPayout, shares: readonly DividedShare[]): ShareOutcome[] {
  return shares.map((share) => ({
    ...share,
    prize: 0n,
    refunded: offer.share_price * BigInt(share.shares),
    rebate: 0n,
  }));
}

function partsOf(offer: OfferPayout, shares: readonly DividedShare[]): ShareOutcome[] {
  const counts = shares.map((share) => share.shares);
  const { stake, commission, refunded } = offer;
  const paid = { stake, commission, refunded, payout: offer.prize + refunded };
  const parts = splitOfferPayout(paid, counts);
  const rebates = divideEvenly(offer.rebate, counts);
  return shares.map((share, index) => ({
    ...share,
    prize: parts[index]?.prize ?? 0n,
    refunded: parts[index]?.refunded ?? 0n,
    rebate: rebates[index] ?? 0n,
  }));
}
