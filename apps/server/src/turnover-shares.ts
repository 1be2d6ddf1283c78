import type { GAME_TYPES } from '@fairhouse/calls/player';
import { rate, RATE_ONE, type Rate } from '@fairhouse/values';

/**
 * What share of a round's valid bet counts towards the turnover before a withdrawal (games.md 9.5),
 * by the type of the game; vendors' rounds are counted by it, and players read it.
 */
export const TURNOVER_SHARES: Readonly<Record<(typeof GAME_TYPES)[number], Rate>> = {
  RNG: RATE_ONE,
  FISH: RATE_ONE,
  SPORTS: RATE_ONE,
  ESPORTS: RATE_ONE,
  LOCAL: rate(250_000n),
  LIVE: rate(200_000n),
  PVP: rate(0n),
};
