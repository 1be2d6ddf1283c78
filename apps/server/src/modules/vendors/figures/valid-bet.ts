// What of a round counts: for rebates and contracts, and towards rollover (games.md 9.5). Pure.
import { RATE_ONE } from '@fairhouse/values';
import { TURNOVER_SHARES } from '../../../turnover-shares.ts';
import type { GameType } from '../records/index.ts';

export interface RoundFigures {
  /** What was staked and not given back. */
  readonly bet: bigint;
  readonly paid: bigint;
  /** What the vendor states; undefined where it stated nothing. */
  readonly stated: bigint | undefined;
}

/** META: what the vendor states; NET: by the type of the game; WHOLE: the stake. */
export function validBet(
  turnover: 'META' | 'NET' | 'WHOLE',
  type: GameType,
  { bet, paid, stated }: RoundFigures,
): bigint {
  if (turnover === 'META' && stated !== undefined) return stated < bet ? stated : bet;
  if (turnover !== 'NET' || type === 'RNG' || type === 'FISH') return bet;
  const net = paid > bet ? paid - bet : bet - paid;
  return net < bet ? net : bet;
}

/** The part of a valid bet that fills requirements, rounded down. */
export function towardsRollover(type: GameType, valid: bigint): bigint {
  return (valid * TURNOVER_SHARES[type]) / RATE_ONE;
}
