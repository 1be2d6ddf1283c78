// Crash (games.md 10.1): a shared round whose multiplier grows until it ends at the crash point.
import type { Amount } from '@fairhouse/values';
import { hexBytes } from '../../fair/bytes.ts';
import type { Hashes } from '../../fair/hashes.ts';
import { openStream } from '../../fair/stream.ts';
import { drawPoint, pointMultiplier } from '../instant/limbo.ts';
import { resultAt, type InstantResult } from '../instant/result-at.ts';
import { NO_MULTIPLIER } from '../multiplier.ts';
import { growthAt } from './growth.ts';

/** The lowest multiplier at which a player can leave, in hundredths. */
export const CASH_OUT_MIN = 101;

/** The crash point of a round's key, in hundredths; at 100 everybody loses. */
export function crashPoint(hashes: Hashes, key: string): number {
  return drawPoint(openStream(hashes, hexBytes(key)));
}

export interface CashOut extends InstantResult {
  readonly won: boolean;
}

/** A cash-out, manual or automatic: one that equals the crash point wins. */
export function cashOut(crash: number, at: number, stake: Amount): CashOut {
  const won = at >= CASH_OUT_MIN && at <= crash;
  return { ...resultAt(stake, won ? pointMultiplier(at) : NO_MULTIPLIER), won };
}

/** The first millisecond whose multiplier would pass the crash point; 0 where it never begins. */
export function crashMoment(crash: number): number {
  if (crash <= 100) return 0;
  let [low, high] = [0, 1];
  while (growthAt(high) <= crash) high *= 2;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (growthAt(middle) > crash) high = middle;
    else low = middle;
  }
  return high;
}
