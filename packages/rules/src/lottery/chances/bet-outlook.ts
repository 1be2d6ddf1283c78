// What a player can expect of bets before they are placed: the chance of a win, and what comes back
// of the stake on average.
import { amount, type Day } from '@fairhouse/values';
import { add, fraction, multiply, type Fraction } from '../fraction.ts';
import { worstUnits } from '../pricing/exposure.ts';
import { betCost, costPerNote, prizeUnits } from '../pricing/terms.ts';
import type { PayoutCaps } from '../pricing/payout-cap.ts';
import { NO_CAPS } from '../settling/settle.ts';
import { betPayouts, rebateOf, ticketOf, type BetPayouts, type OutlookBet } from './bet-payouts.ts';
import { meanCounts } from './notes-by-tier.ts';
import type { DrawOutcomes } from './ticket.ts';

export interface BetOutlook {
  /** In ten-thousandths. */
  readonly stake: bigint;
  /** The chance that at least one note wins; undefined where it cannot be counted. */
  readonly chance: Fraction | undefined;
  /** The chance that more comes back than was staked; undefined with `chance`. */
  readonly ahead: Fraction | undefined;
  /** The mean of what comes back, in ten-thousandths; undefined where it is not known. */
  readonly mean: Fraction | undefined;
}

const NOTHING = fraction(0, 1);

interface OutlookAsked {
  readonly bets: readonly OutlookBet[];
  /** The outcomes of the draw for these bets; undefined where they cannot be counted. */
  readonly outcomes: DrawOutcomes | undefined;
  /** The day of the draw, where the caller knows it. */
  readonly day: Day | undefined;
  readonly caps?: PayoutCaps;
}

/**
 * The outlook of bets in one draw, exact under the assumption that all results of the family's form
 * are equally likely: prizes, ties, caps and rebates included.
 */
export function betOutlook({ bets, outcomes, day, caps = NO_CAPS }: OutlookAsked): BetOutlook {
  if (outcomes !== undefined) return outlookOf(betPayouts(bets, outcomes, caps));
  const stake = bets.reduce((sum, bet) => sum + betCost(bet), 0n);
  return { stake, chance: undefined, ahead: undefined, mean: meanOf(day, bets, caps) };
}

/** The outlook that payouts amount to. */
export function outlookOf({ stake, total, list }: BetPayouts): BetOutlook {
  let [won, ahead, mean] = [0n, 0n, 0n];
  for (const { weight, returned, isWin } of list) {
    if (isWin) won += weight;
    if (returned > stake) ahead += weight;
    mean += weight * returned;
  }
  return {
    stake,
    chance: fraction(won, total),
    ahead: fraction(ahead, total),
    mean: fraction(mean, total),
  };
}

/** The part of the stake that the house keeps on average: negative where bets return more. */
export function houseEdge({ stake, mean }: BetOutlook): { num: bigint; den: bigint } | undefined {
  if (mean === undefined || stake === 0n) return undefined;
  return { num: stake * mean.den - mean.num, den: stake * mean.den };
}

/** The mean return bet by bet, from the stated chances; undefined where a cap could cut prizes. */
function meanOf(
  day: Day | undefined,
  bets: readonly OutlookBet[],
  caps: PayoutCaps,
): Fraction | undefined {
  let sum = NOTHING;
  for (const bet of bets) {
    const means = bet.terms.style === 'ZY' ? undefined : meanCounts(ticketOf(bet), day);
    if (means === undefined || canBeCapped(bet, caps)) return undefined;
    const { play, multiple } = bet;
    const stake = betCost(bet);
    const tied = means[play.tiers.length] ?? NOTHING;
    for (const tier of play.tiers.keys()) {
      const prize = prizeUnits(play, tier, bet) * BigInt(multiple);
      sum = add(sum, multiply(means[tier] ?? NOTHING, fraction(prize, 1)));
    }
    const refund = multiply(tied, fraction(costPerNote(play, bet) * BigInt(multiple), 1));
    sum = add(sum, refund);
    // The rebate is on the stake that is not refunded.
    const full = rebateOf(bet, amount(stake));
    const kept = fraction(stake * refund.den - refund.num, stake * refund.den);
    sum = add(sum, multiply(kept, fraction(full, 1)));
  }
  return sum;
}

function canBeCapped(bet: OutlookBet, { maxPayout, narrowPayout }: PayoutCaps): boolean {
  const worst = worstUnits({ ...bet, pick: '' });
  return [maxPayout, narrowPayout].some((cap) => cap > 0n && worst > cap);
}
