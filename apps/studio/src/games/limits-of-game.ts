import type { Amount } from '@fairhouse/values';
import { findBetLimits, limitsWithin, type BetLimits } from './bet-levels.ts';
import type { Session } from '../sessions/session.ts';
import { findSlot } from './find-play.ts';
import { greatestOfSlot } from './slot-plays.ts';

export interface OfferedGame {
  /** The code. */
  readonly game: string;
  readonly currency: string;
  /** What its house takes as one stake. */
  readonly minBet?: Amount | null;
  readonly maxBet?: Amount | null;
  /** The most that its house pays for a round. */
  readonly maxWin?: Amount | null;
}

/** What may be staked in a game and a currency; undefined where nothing may. */
export function limitsOfGame(offered: OfferedGame): BetLimits | undefined {
  const { game, currency, minBet = null, maxBet = null, maxWin = null } = offered;
  const slot = findSlot(game);
  const limits = findBetLimits(currency, slot && greatestOfSlot(slot.game), maxWin);
  return limits && limitsWithin(limits, { min: minBet, max: maxBet });
}

/**
 * What a request of a session may stake. A free round takes nothing, so that what its house takes
 * does not bound it; what the house pays bounds its parameters, and of a slot only the grant.
 */
export function limitsOfRequest(session: Session, isFree: boolean): BetLimits | undefined {
  const { game, currency } = session;
  if (!isFree) return limitsOfGame(session);
  const maxWin = findSlot(game) === undefined ? session.maxWin : null;
  return limitsOfGame({ game, currency, maxWin });
}

/** Whether an amount is a stake: between the bounds, and a multiple of the step. */
export function isStake(limits: BetLimits, stake: Amount, step: Amount = limits.step): boolean {
  return stake >= limits.min && stake <= limits.max && stake % step === 0n;
}
