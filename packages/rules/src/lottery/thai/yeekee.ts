// The result of a yeekee round, computed from the numbers that its players entered (lottery.md
// 1.9).
import { assert } from '@fairhouse/values';

/** The minimum number of entries: with fewer the round is void and every stake is refunded. */
export const LEAST_ENTRIES = 20;

/** The position of the subtracted entry, from 1. */
export const SUBTRACTED_PLACE = 16;

/**
 * The five digits of a round: the last five digits of the sum of all entries less the sixteenth.
 * Entries are whole numbers of 0 to 99999 in order of arrival; undefined means a void round.
 */
export function yeekeeResult(entries: readonly number[]): string | undefined {
  for (const entry of entries) {
    assert(Number.isInteger(entry) && entry >= 0 && entry <= 99_999, `no entry: ${entry}`);
  }
  if (entries.length < LEAST_ENTRIES) return undefined;
  const sum = entries.reduce((total, entry) => (total + entry) % 100_000, 0);
  const left = (sum - (entries[SUBTRACTED_PLACE - 1] ?? 0) + 100_000) % 100_000;
  return String(left).padStart(5, '0');
}
