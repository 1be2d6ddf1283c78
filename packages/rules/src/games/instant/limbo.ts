// Limbo and the crash point (games.md 10): P(X ≥ k) = ⌊99 × 2⁵² / k⌋ / 2⁵² in hundredths, so that
// every target returns 99 %.
import type { Amount } from '@fairhouse/values';
import type { WordStream } from '../../fair/stream.ts';
import { multiplier, NO_MULTIPLIER, type Multiplier } from '../multiplier.ts';
import { U52_SIZE, u52 } from '../solo/u52.ts';
import { resultAt, type InstantResult } from './result-at.ts';

/** Targets in hundredths: 1.01 to 1,000,000.00. */
export const LIMBO_TARGETS = { min: 101, max: 100_000_000 } as const;
const MOST = 100_000_000n;

/** The point at which the multiplier ends, in hundredths; below 1.01 it is 100: nobody wins. */
export function drawPoint(words: WordStream): number {
  const point = (99n * U52_SIZE) / (u52(words) + 1n);
  const capped = point > MOST ? MOST : point;
  return capped < 101n ? 100 : Number(capped);
}

/** The multiplier of a target in hundredths. */
export function pointMultiplier(hundredths: number): Multiplier {
  return multiplier(BigInt(hundredths) * 100n);
}

export interface LimboRound extends InstantResult {
  /** The point in hundredths. */
  readonly x100: number;
  readonly won: boolean;
}

/** Plays for a target in hundredths; undefined for one that is not offered. */
export function playLimbo(
  words: WordStream,
  target: number,
  stake: Amount,
): LimboRound | undefined {
  const { min, max } = LIMBO_TARGETS;
  if (!Number.isInteger(target) || target < min || target > max) return undefined;
  const x100 = drawPoint(words);
  const won = x100 >= target;
  const times = pointMultiplier(target);
  return { ...resultAt(stake, won ? times : NO_MULTIPLIER), multiplier: times, x100, won };
}
