// Wheel (games.md 10): one of the segments, each with a price.
import type { Amount } from '@fairhouse/values';
import { assert } from '@fairhouse/values';
import { intBelow, type WordStream } from '../../fair/stream.ts';
import { tableMultipliers, type Multiplier } from '../multiplier.ts';
import { resultAt, type InstantResult } from './result-at.ts';
import type { Risk } from './tables/risk.ts';
import { WHEEL_TABLE } from './tables/wheel-table.ts';

const WHEEL_SEGMENTS = tableMultipliers(WHEEL_TABLE);

export interface WheelBet {
  readonly risk: Risk;
  /** 10, 20, 30, 40 or 50. */
  readonly segments: number;
}

export interface WheelRound extends InstantResult {
  /** From 0. */
  readonly segment: number;
}

/** The multipliers of the segments in order; undefined for a wheel that is not offered. */
export function wheelSegments({ risk, segments }: WheelBet): readonly Multiplier[] | undefined {
  return WHEEL_SEGMENTS[risk][segments];
}

/** Spins the wheel; undefined for a wheel that is not offered. */
export function spinWheel(words: WordStream, bet: WheelBet, stake: Amount): WheelRound | undefined {
  const prices = wheelSegments(bet);
  if (prices === undefined) return undefined;
  const segment = intBelow(words, prices.length);
  const times = prices[segment];
  assert(times !== undefined, 'a segment has a price');
  return { ...resultAt(stake, times), segment };
}
