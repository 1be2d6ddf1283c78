import { expect, test } from 'vitest';
import { sumDecimals } from './sum-decimals.ts';

test.each([
  [[], '0.0000'],
  [['0.1000', '0.2000'], '0.3000'],
  [['10.0000', '-12.5001'], '-2.5001'],
  [['899999999999.9998', '0.0001'], '899999999999.9999'],
])('%j add up to %s', (decimals, sum) => {
  expect(sumDecimals(decimals)).toBe(sum);
});
