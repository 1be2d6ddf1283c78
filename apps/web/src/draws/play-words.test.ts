import { findFamily } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { pickWords, type PlayWords } from './play-words.ts';

/** Texts that return the key that was looked up. */
const WORDS = {
  symbol: (symbol: string) => `‹${symbol}›`,
  row: (_play: unknown, row: number) => `row ${row + 1}`,
  place: (place: number) => `place ${place + 1}`,
} as unknown as PlayWords;

test.each([
  ['SSC', 'FixedPlace', '||5||68', 'row 3: ‹5› | row 5: ‹6› ‹8›'],
  ['SSC', 'Last2Straight', '12|3', '‹1› ‹2› | ‹3›'],
])('a pick of %s %s, %s, reads %s', (family, code, pick, read) => {
  const play = findFamily(family)?.plays.get(code);
  expect(play).toBeDefined();
  expect(pickWords(WORDS, play, pick)).toBe(read);
});
