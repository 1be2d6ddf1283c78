import { expect, test } from 'vitest';
import { findFamily } from '../lottery/index.ts';
import { loadPlayWords } from './load-play-words.ts';
import { betName, pickWords } from './pick-words.ts';
import type { PlayWords } from './play-words.ts';

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

test.each([
  ['EN', 'SSC', 'Last2Straight', '12|3', 'Last 2 · Straight', '1 2 | 3'],
  ['VI', 'VNN', 'Lo2', '05,86', 'Lô 2 số', '05 86'],
] as const)('in %s a bet of %s %s, %s, has its name', async (...row) => {
  const [language, code, play, pick, name, read] = row;
  const words = await loadPlayWords(language, code);
  const known = findFamily(code)?.plays.get(play);
  if (known === undefined) throw new TypeError(`no play ${play}`);
  const named = betName(words, { play: known, style: known.styles[0] ?? 'FIXED' });
  expect(named).toBe(name);
  expect(pickWords(words, known, pick)).toBe(read);
});
