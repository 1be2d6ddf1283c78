import type { WordStream } from '../../fair/stream.ts';

/** The number of values of `u52`. */
export const U52_SIZE = 1n << 52n;

/** A whole number below 2⁵² of two words a, b: a × 2²⁰ + ⌊b / 2¹²⌋. */
export function u52(words: WordStream): bigint {
  const [first, second] = [words(), words()];
  return (BigInt(first) << 20n) | BigInt(second >>> 12);
}
