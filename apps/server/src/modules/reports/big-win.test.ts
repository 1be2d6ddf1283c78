import { expect, test } from 'vitest';
import { bigWinFrom } from './big-win.ts';

test.each([
  ['PHP', 50_000],
  ['VND', 25_000_000],
  ['THB', 35_000],
  // A currency that is not listed.
  ['QAR', 1_000],
])('in %s a big win begins at %i', (currency, units) => {
  expect(bigWinFrom(currency)).toBe(BigInt(units) * 10_000n);
});
