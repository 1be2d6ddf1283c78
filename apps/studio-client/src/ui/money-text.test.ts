import { afterEach, expect, test } from 'vitest';
import { balanceText, moneyText, setMoneyLanguage } from './money-text.ts';

afterEach(() => setMoneyLanguage('en'));

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

test.each([
  ['vi', 'PHP', '1.234,50 ₱', '-0,25 ₱'],
  ['id', 'IDR', 'Rp 1.234,50', '-Rp 0,25'],
  ['th', 'THB', '฿1,234.50', '-฿0.25'],
  ['zh', 'CNY', '¥1,234.50', '-¥0.25'],
  ['fr', 'PHP', '₱1,234.50', '-₱0.25'],
  ['vi', 'FUN', '1.234,50', '-0,25'],
])('in %s, sums of %s are written as on the site', (language, currency, sum, loss) => {
  setMoneyLanguage(language);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(moneyText(1_234_500_000, currency))).toBe(sum);
  expect(plain(moneyText(-250_000, currency))).toBe(loss);
});

test('no digit of a great sum is lost', () => {
  expect(moneyText(9_007_199_254_740_993_000_000n, 'PHP')).toBe('₱9,007,199,254,740,993.00');
});
