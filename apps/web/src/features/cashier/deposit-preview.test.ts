import { expect, test } from 'vitest';
import { amountOf, previewDeposit } from './deposit-preview.ts';

const channel = {
  min: '500.0000',
  max: '200000.0000',
  step: '1.0000',
  feeRate: '0.005',
  feeFixed: '2.0000',
  turnover: '1.5',
};

test('a fee is taken from what is paid, and the turnover is asked of what arrives', () => {
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

test('an amount that its fee would eat up cannot be deposited', () => {
  const dear = { ...channel, min: '1.0000', feeFixed: '600.0000' };
  expect(previewDeposit(dear, '500')).toBe('fee');
});

test('an amount is read while it is being typed', () => {
  expect([amountOf('500.'), amountOf('12.5'), amountOf('.')]).toEqual([
    5_000_000n,
    125_000n,
    undefined,
  ]);
});
