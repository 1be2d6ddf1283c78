// Coin (games.md 10): each flip is called, up to twenty; the multiplier doubles until it is taken.
import { intBelow, type WordStream } from '../../fair/stream.ts';
import { multiplier, NO_MULTIPLIER, type Multiplier } from '../multiplier.ts';

export const COIN_FLIPS_MAX = 20;

export type CoinSide = 'H' | 'T';

export interface CoinState {
  readonly flips: readonly CoinSide[];
  readonly right: number;
  /** If taken now; zero after a wrong call and before the first flip. */
  readonly multiplier: Multiplier;
}

/** ⌊9,900 × 2^right⌋. */
export function coinMultiplier(right: number): Multiplier {
  return multiplier(9_900n << BigInt(right));
}

/** The next flip: 0 is heads. */
export function flipCoin(words: WordStream): CoinSide {
  return intBelow(words, 2) === 0 ? 'H' : 'T';
}

/** The state after the flips were called in order. */
export function callFlips(flips: readonly CoinSide[], calls: readonly CoinSide[]): CoinState {
  const wrong = calls.findIndex((call, at) => call !== flips[at]);
  const right = wrong === -1 ? calls.length : wrong;
  const times = wrong === -1 && right > 0 ? coinMultiplier(right) : NO_MULTIPLIER;
  return { flips, right, multiplier: times };
}
