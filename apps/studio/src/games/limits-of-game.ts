import type { Amount } from '@fairhouse/values';
import { findBetLimits, type BetLimits } from './bet-levels.ts';
import { findSlot } from './find-play.ts';
import { greatestOfSlot } from './slot-plays.ts';

/** What may be staked in a game, by its code, and a currency; undefined where it is not offered. */
export function limitsOfGame({
  game,
  currency,
}: {
  readonly game: string;
  readonly currency: string;
}): BetLimits | undefined {
  const slot = findSlot(game);
  return findBetLimits(currency, slot && greatestOfSlot(slot.game));
}

/** Whether an amount is a stake: between the bounds, and a multiple of the step. */
export function isStake(limits: BetLimits, stake: Amount, step: Amount = limits.step): boolean {
  return stake >= limits.min && stake <= limits.max && stake % step === 0n;
}
