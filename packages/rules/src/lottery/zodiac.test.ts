import { expect, it } from 'vitest';
import { findSign, ZODIAC, zodiacIndex, zodiacOf } from './zodiac.ts';

it("assigns number 1 to the year's sign and each next number to the previous sign", () => {
  expect([1, 2, 8, 12, 13, 49].map((number) => zodiacOf(number, 'horse'))).toEqual([
    'horse',
    'snake',
    'pig',
    'goat',
    'horse',
    'horse',
  ]);
});

it("has five numbers of 49 for the year's sign and four for each other, in every year", () => {
  for (const year of ZODIAC) {
    const counts = ZODIAC.map(() => 0);
    for (let number = 1; number <= 49; number += 1) {
      const at = zodiacIndex(number, year);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts).toEqual(ZODIAC.map((sign) => (sign === year ? 5 : 4)));
  }
});

it('rejects any other sign', () => {
  expect(findSign('goat')).toBe('goat');
  expect(findSign('Goat')).toBeUndefined();
});
