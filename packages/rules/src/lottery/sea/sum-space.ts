// How often numbers drawn one by one add up to each sum.
import type { Outcome } from '../symbol-play.ts';

/**
 * The sums of `count` numbers, each one of `values` with equal chance: outcome s of the space is
 * the sum s, from 0, of no weight where it cannot come.
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

/** The space of whole numbers 0 to `below` − 1 with equal chance. */
export function evenSpace(below: number): Outcome<number>[] {
  return Array.from({ length: below }, (_, value) => ({ value, weight: 1n }));
}
