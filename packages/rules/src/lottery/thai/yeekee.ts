// The result of a yeekee round from the numbers that its players entered (lottery.md 1.9).
import { assert } from '@fairhouse/values';

/** Fewer entries than these make no result: the round is void and every stake goes back. */
export const LEAST_ENTRIES = 20;

/** The entry that does not count, from 1. */
export const SUBTRACTED_PLACE = 16;

/**
 * The five digits of a round: the sum of all entries less the sixteenth, its last five digits.
 * Entries are whole numbers of 0 to 99999 in the order in which they came; undefined is a void
 * round.
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
