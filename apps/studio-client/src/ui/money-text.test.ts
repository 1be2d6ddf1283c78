import { expect, test } from 'vitest';
import { balanceText, moneyText } from './money-text.ts';

test.each([
  [977_975_700, 'PHP', '₱977.9757', '₱977.97'],
  [977_990_000, 'PHP', '₱977.99', '₱977.99'],
  [12_345_600_000, 'THB', '฿12,345.60', '฿12,345.60'],
  [25_000_000_000, 'VND', '₫25,000', '₫25,000'],
  [0, 'PHP', '₱0.00', '₱0.00'],
])('%i millionths of %s are %s, as a balance %s', (millionths, currency, money, balance) => {
  expect(moneyText(millionths, currency)).toBe(money);
  expect(balanceText(millionths, currency)).toBe(balance);
});
