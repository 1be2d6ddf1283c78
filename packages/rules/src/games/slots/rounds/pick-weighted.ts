import { intBelow, type WordStream } from '../../../fair/stream.ts';

/** The place, from 0, of one of several weights: `int(their sum)` counted off in their order. */
export function pickWeighted(words: WordStream, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = intBelow(words, sum);
  let place = 0;
  for (const weight of weights) {
    if (left < weight) break;
    left -= weight;
    place += 1;
  }
  return place;
}
