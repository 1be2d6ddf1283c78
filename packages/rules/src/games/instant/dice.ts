// Dice (games.md 10): a roll of 0.00 to 99.99, under or over a target.
import type { Amount } from '@fairhouse/values';
import { intBelow, type WordStream } from '../../fair/stream.ts';
import { multiplier, NO_MULTIPLIER, type Multiplier } from '../multiplier.ts';
import { resultAt, type InstantResult } from './result-at.ts';

export const DICE_ROLLS = 10_000;
/** The most rolls that may win, so that a win is always above the stake. */
export const DICE_COUNT_MAX = 9_800;

export type DiceSide = 'UNDER' | 'OVER';

export interface DiceBet {
  readonly side: DiceSide;
  /** In hundredths: 4950 is 49.50. */
  readonly target: number;
}

export interface DiceRound extends InstantResult {
  /** In hundredths. */
  readonly roll: number;
  readonly count: number;
  readonly won: boolean;
}

/** How many of the ten thousand rolls win; undefined for a target that is not offered. */
export function diceCount({ side, target }: DiceBet): number | undefined {
  if (!Number.isInteger(target)) return undefined;
  const count = side === 'UNDER' ? target : DICE_ROLLS - 1 - target;
  return count >= 1 && count <= DICE_COUNT_MAX ? count : undefined;
}

/** ⌊99,000,000 / count⌋ ten-thousandths. */
export function diceMultiplier(count: number): Multiplier {
  return multiplier(99_000_000n / BigInt(count));
}

/** Rolls for a stake; undefined for a target that is not offered. */
export function rollDice(words: WordStream, bet: DiceBet, stake: Amount): DiceRound | undefined {
  const count = diceCount(bet);
  if (count === undefined) return undefined;
  const roll = intBelow(words, DICE_ROLLS);
  const won = bet.side === 'UNDER' ? roll < bet.target : roll > bet.target;
  // The multiplier that was played for is stated whether the roll wins or not.
  const times = diceMultiplier(count);
  return { ...resultAt(stake, won ? times : NO_MULTIPLIER), multiplier: times, roll, count, won };
}
