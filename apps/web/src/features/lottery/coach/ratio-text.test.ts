import { expect, it } from 'vitest';
import { formatsFor } from '../../../i18n/format.ts';
import { amountText, decimalText, onceInText, percentText } from './ratio-text.ts';

const formats = formatsFor('en');
const ratio = (num: number | bigint, den: number | bigint) => ({
  num: BigInt(num),
  den: BigInt(den),
});

it.each([
  [ratio(1, 3), 2, '0.33'],
  [ratio(2, 3), 2, '0.67'],
  [ratio(1, 2), 0, '1'],
  [ratio(-1, 3), 1, '-0.3'],
  [ratio(-1, 1000), 1, '0.0'],
])('rounds an exact fraction once', (value, decimals, text) => {
  expect(decimalText(value, decimals)).toBe(text);
});

it.each([
  [ratio(1, 10), '10', '10%'],
  [ratio(9, 20), '2.2', '45%'],
  [ratio(1, 1), '1', '100%'],
  [ratio(1, 49), '49', '2.04%'],
  [ratio(1, 13_983_816), '13,983,816', '<0.01%'],
  [ratio(0, 1), '∞', '0%'],
])('says a chance as one in so many, and per cent', (value, once, share) => {
  expect(onceInText(value, formats)).toBe(once);
  expect(percentText(value, formats)).toBe(share);
});

it('keeps money in ten-thousandths', () => {
  expect(amountText(ratio(195_600, 1))).toBe('19.5600');
  expect(amountText(ratio(-1, 3))).toBe('0.0000');
});
