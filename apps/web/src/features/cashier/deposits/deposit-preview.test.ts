import { expect, test } from 'vitest';
import { firstAmount, parseTypedAmount, previewDeposit } from './deposit-preview.ts';

const channel = {
  min: '500.0000',
  max: '200000.0000',
  step: '1.0000',
  feeRate: '0.005',
  feeFixed: '2.0000',
  turnover: '1.5',
};

test('the fee is deducted from the paid amount, and turnover is required on the credited amount', () => {
  expect(previewDeposit(channel, '1000')).toEqual({
    fee: '7.0000',
    credit: '993.0000',
    turnover: '1489.5000',
  });
});

test.each([
  ['', 'empty'],
  ['0', 'empty'],
  ['499.99', 'below'],
  ['200001', 'above'],
  ['500.50', 'step'],
])('%j cannot be deposited: %s', (typed, fault) => {
  expect(previewDeposit(channel, typed)).toBe(fault);
});

test('an amount that does not exceed its fee cannot be deposited', () => {
  const dear = { ...channel, min: '1.0000', feeFixed: '600.0000' };
  expect(previewDeposit(dear, '500')).toBe('fee');
});

test('an incomplete amount is parsed while it is being typed', () => {
  expect([parseTypedAmount('500.'), parseTypedAmount('12.5'), parseTypedAmount('.')]).toEqual([
    5_000_000n,
    125_000n,
    undefined,
  ]);
});

test.each([
  [undefined, '1.0000', ''],
  ['nonsense', '1.0000', ''],
  ['0', '1.0000', ''],
  ['24.8400', '1.0000', '500'],
  ['512.3000', '0.0100', '512.3'],
  ['512.3000', '100.0000', '600'],
  ['512.3001', '0.0000', '512.31'],
])('opened for %s, a channel in steps of %s begins with %j', (asked, step, first) => {
  const typed = firstAmount({ ...channel, step }, asked);
  expect(typed).toBe(first);
  expect(previewDeposit({ ...channel, step }, typed)).not.toBe(first === '' ? 'below' : 'step');
});
