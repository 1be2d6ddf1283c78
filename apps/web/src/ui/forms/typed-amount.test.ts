import { expect, test } from 'vitest';
import { addAmounts, cleanAmount, compareAmounts, typedAmountAfterKey } from './typed-amount.ts';

test.each([
  ['', '5', '5'],
  ['0', '5', '5'],
  ['', '.', '0.'],
  ['1.2', '.', '1.2'],
  ['1.25', '9', '1.25'],
  ['12', '000', '12000'],
  ['', '000', '0'],
  ['12', 'back', '1'],
  ['999999999999', '9', '999999999999'],
])('"%s" and the key %s make "%s"', (text, key, made) => {
  expect(typedAmountAfterKey(text, key)).toBe(made);
});

test.each([
  ['1,5', '1.5'],
  ['₱1 250', '1250'],
  ['1.2.3', '1.23'],
  ['-5', '5'],
  ['1e9', '19'],
])('"%s" pasted is kept as "%s"', (text, kept) => {
  expect(cleanAmount(text)).toBe(kept);
});

test.each([
  ['100', '50.5', '150.5'],
  ['0.1', '0.2', '0.3'],
  ['', '20', '20'],
])('%s and %s are %s', (left, right, sum) => {
  expect(addAmounts(left, right)).toBe(sum);
});

test.each([
  ['9', '10', -1],
  ['10.0', '10', 0],
  ['10.0001', '10', 1],
])('%s against %s is %i', (left, right, order) => {
  expect(compareAmounts(left, right)).toBe(order);
});
