import { expect, it } from 'vitest';
import { makeChance } from '../testing/chance.ts';
import { product } from '../testing/plain-counting.ts';
import { choose, countApart, mostApart, subsetSums } from './count.ts';
import { members } from './pick-text.ts';

const chance = makeChance(11);
const someRows = Array.from({ length: 200 }, () =>
  Array.from({ length: 1 + chance(4) }, () => chance(1 << (1 + chance(7)))),
);
const isApart = (symbols: readonly number[]) => new Set(symbols).size === symbols.length;

it('counts the ways to take different symbols of rows as they are when written out', () => {
  for (const rows of someRows) {
    const written = product(rows.map(members)).filter(isApart);
    expect(countApart(rows), rows.join()).toBe(written.length);
  }
});

it('finds the most rows that can have symbols of their own', () => {
  for (const rows of someRows) {
    const orNone = rows.map((row, at) => [...members(row), -1 - at]);
    const written = product(orNone).filter(isApart);
    const most = Math.max(...written.map((each) => each.filter((symbol) => symbol >= 0).length));
    expect(mostApart(rows), rows.join()).toBe(most);
  }
});

it('sums the sets of numbers', () => {
  expect(subsetSums(4, 2)).toEqual([0, 0, 0, 1, 1, 2, 1, 1]);
  expect(subsetSums(11, 5).reduce((all, ways) => all + ways)).toBe(choose(11, 5));
});
