import { expect, test } from 'vitest';
import { parsePercent, parseTiers, ratePercent } from './rate-percent.ts';

test.each([
  ['0.125', '12.5 %', '12.5'],
  ['0.1', '10 %', '10'],
  ['1', '100 %', '100'],
  ['0.0005', '0.05 %', '0.05'],
  ['0', '0 %', '0'],
])('the rate %s is read as %s and written as %s', (rate, shown, typed) => {
  expect(ratePercent(rate)).toBe(shown);
  expect(Number(parsePercent(typed))).toBe(Number(rate));
});

test('what is no percentage is refused', () => {
  for (const typed of ['', 'x', '101', '100.1', '-1', '1.23456']) {
    expect(parsePercent(typed)).toBeUndefined();
  }
});

test('tiers are lines of a bound and a rate', () => {
  expect(parseTiers('0 10 %\n\n1000 8.5')).toEqual([
    { above: '0', rate: '0.100000' },
    { above: '1000', rate: '0.085000' },
  ]);
  for (const typed of ['', '0', '0 10 5', 'a 10']) expect(parseTiers(typed)).toBeUndefined();
});
