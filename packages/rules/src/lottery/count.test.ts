import { expect, it } from 'vitest';
import { makeChance } from '../testing/chance.ts';
import { product } from '../testing/plain-counting.ts';
import { choose, countDistinctRepresentatives, maximumMatching, subsetSums } from './count.ts';
import { maskBits } from './slip/format-picks.ts';

const chance = makeChance(11);
const someRows = Array.from({ length: 200 }, () =>
  Array.from({ length: 1 + chance(4) }, () => chance(1 << (1 + chance(7)))),
);
const isApart = (symbols: readonly number[]) => new Set(symbols).size === symbols.length;

it('counts distinct representatives of rows as enumeration does', () => {
  for (const rows of someRows) {
    const written = product(rows.map(maskBits)).filter(isApart);
    expect(countDistinctRepresentatives(rows), rows.join()).toBe(written.length);
  }
});

it('computes the size of a maximum matching', () => {
  for (const rows of someRows) {
    const orNone = rows.map((row, at) => [...maskBits(row), -1 - at]);
    const written = product(orNone).filter(isApart);
    const most = Math.max(...written.map((each) => each.filter((symbol) => symbol >= 0).length));
    expect(maximumMatching(rows), rows.join()).toBe(most);
  }
});

it('counts the sets of numbers by sum', () => {
  expect(subsetSums(4, 2)).toEqual([0, 0, 0, 1, 1, 2, 1, 1]);
  expect(subsetSums(11, 5).reduce((all, ways) => all + ways)).toBe(choose(11, 5));
});
