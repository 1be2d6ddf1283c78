import type { Amount } from '@fairhouse/values';
import { findBetLimits, type BetLimits } from '../games/bet-levels.ts';
import { findSlot } from '../games/find-play.ts';
import { greatestOfSlot } from '../games/slot-plays.ts';
import type { Session } from '../sessions/session.ts';

/** What may be staked in a session's game and currency. */
export function limitsOfSession({ game, currency }: Session): BetLimits | undefined {
  const slot = findSlot(game);
  return findBetLimits(currency, slot && greatestOfSlot(slot.game));
}

/** Whether an amount is a stake: between the bounds, and a multiple of the step. */
export function isStake(limits: BetLimits, stake: Amount, step: Amount = limits.step): boolean {
  return stake >= limits.min && stake <= limits.max && stake % step === 0n;
}
