import { expect, test } from 'vitest';
import { sumMoney } from './sum-money.ts';

test('amounts are added exactly, with their signs', () => {
  expect(sumMoney(['0.1000', '0.2000', '-1.0000'])).toBe('-0.7000');
  expect(sumMoney(['99999999999.9999', '0.0001'])).toBe('100000000000.0000');
});

test('a missing amount counts nothing', () => {
  expect(sumMoney([null, undefined, '12.5000'])).toBe('12.5000');
  expect(sumMoney([])).toBe('0.0000');
});
