// Plinko (games.md 10): a ball falls left or right at every row, and lands in a slot with a price.
import type { Amount } from '@fairhouse/values';
import { assert } from '@fairhouse/values';
import { intBelow, type WordStream } from '../../fair/stream.ts';
import { tableMultipliers, type Multiplier } from '../multiplier.ts';
import { resultAt, type InstantResult } from './result-at.ts';
import { PLINKO_TABLE } from './tables/plinko-table.ts';
import type { Risk } from './tables/risk.ts';

const PLINKO_SLOTS = tableMultipliers(PLINKO_TABLE);

export interface PlinkoBet {
  /** 8 to 16. */
  readonly rows: number;
  readonly risk: Risk;
}

export interface PlinkoRound extends InstantResult {
  /** 1 is to the right. */
  readonly path: readonly number[];
  /** How often the ball went right. */
  readonly slot: number;
}

/** The multipliers of the slots from the left; undefined for a size that is not offered. */
export function plinkoSlots({ rows, risk }: PlinkoBet): readonly Multiplier[] | undefined {
  return PLINKO_SLOTS[risk][rows];
}

/** Drops a ball; undefined for a size that is not offered. */
export function dropBall(
  words: WordStream,
  bet: PlinkoBet,
  stake: Amount,
): PlinkoRound | undefined {
  const slots = plinkoSlots(bet);
  if (slots === undefined) return undefined;
  const path = Array.from({ length: bet.rows }, () => intBelow(words, 2));
  const slot = path.reduce((right, step) => right + step, 0);
  const times = slots[slot];
  assert(times !== undefined, 'a table has a slot more than rows');
  return { ...resultAt(stake, times), path, slot };
}
