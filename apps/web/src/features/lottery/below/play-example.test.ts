import { findFamily } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { exampleOf, figuresOf } from './play-example.ts';

const family = findFamily('SSC');
if (!family) throw new Error('no SSC');
const terms = { style: 'GROUP', group: 1956 } as const;

test('every play has an example that wins by its own rules', () => {
  for (const play of family.plays.values()) {
    const example = exampleOf(family, play, terms, amount(20_000n));
    expect([play.code, example !== undefined && example.prize > 0n]).toEqual([play.code, true]);
  }
});

test('the figures of a tier say chance, prize and return', () => {
  const play = family.plays.get('Last2Straight');
  expect(play && figuresOf(play, terms)).toEqual([
    { code: 'WIN', oneIn: 100, pays: 97.8, returns: 0.978 },
  ]);
});
