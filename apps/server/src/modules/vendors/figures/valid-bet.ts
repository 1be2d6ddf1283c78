// What of a round counts: for rebates and contracts, and towards rollover (games.md 9.5). Pure.
import type { GameType } from '../records/index.ts';

/** Shares of the valid bet that count towards rollover, in per cent. */
const ROLLOVER_PERCENT: Readonly<Record<GameType, bigint>> = {
  RNG: 100n,
  FISH: 100n,
  LIVE: 20n,
  LOCAL: 25n,
  PVP: 0n,
  SPORTS: 100n,
  ESPORTS: 100n,
};

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
  return (valid * ROLLOVER_PERCENT[type]) / 100n;
}
