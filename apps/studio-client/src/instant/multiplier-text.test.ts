import { expect, test } from 'vitest';
import { multiplierText, shortMultiplierText } from './multiplier-text.ts';

test.each([
  [0n, '×0.00', '×0'],
  [4_000n, '×0.40', '×0.4'],
  [19_800n, '×1.98', '×1.98'],
  [13_200n, '×1.32', '×1.32'],
  [11_253n, '×1.1253', '×1.1253'],
  [100_000n, '×10.00', '×10'],
  [100_000_000n, '×10,000.00', '×10,000'],
])('%i ten-thousandths are %s, in a narrow place %s', (units, full, short) => {
  expect(multiplierText(units)).toBe(full);
  expect(shortMultiplierText(units)).toBe(short);
});
