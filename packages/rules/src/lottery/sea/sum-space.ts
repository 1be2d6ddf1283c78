// The distribution of the sum of independent numbers.
import type { Outcome } from '../plays/symbol-play.ts';

/**
 * The sums of `count` numbers, each uniform over `values`: outcome s of the space is the sum s,
 * from 0, with weight zero where it is impossible.
 */
export function sumSpace(values: readonly number[], count: number): Outcome<number>[] {
  let weights = [1n];
  for (let each = 0; each < count; each += 1) {
    const next = new Array<bigint>(weights.length + Math.max(...values)).fill(0n);
    for (const [sum, weight] of weights.entries()) {
      for (const value of values) next[sum + value] = (next[sum + value] ?? 0n) + weight;
    }
    weights = next;
  }
  return weights.map((weight, value) => ({ value, weight }));
}

/** The uniform space of whole numbers 0 to `below` − 1. */
export function evenSpace(below: number): Outcome<number>[] {
  return Array.from({ length: below }, (_, value) => ({ value, weight: 1n }));
}
