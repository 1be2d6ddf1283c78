import { afterEach, expect, test } from 'vitest';
import { balanceText, moneyText, setMoneyLanguage } from './money-text.ts';

afterEach(() => setMoneyLanguage('en'));

test.each([
  [977_975_700, 'PHP', '₱977.97', '₱977.97'],
  [23_466_600, 'PHP', '₱23.46', '₱23.46'],
  [23_999_999, 'PHP', '₱23.99', '₱23.99'],
  [10_000, 'PHP', '₱0.01', '₱0.01'],
  [3_400, 'PHP', '₱0.0034', '₱0.00'],
  [-3_400, 'PHP', '-₱0.0034', '₱0.00'],
  [-250_900, 'PHP', '-₱0.25', '-₱0.25'],
  [977_990_000, 'PHP', '₱977.99', '₱977.99'],
  [12_345_600_000, 'THB', '฿12,345.60', '฿12,345.60'],
  [25_000_000_000, 'VND', '₫25,000', '₫25,000'],
  [23_466_600_000, 'VND', '₫23,466', '₫23,466'],
  [999_900, 'IDR', 'Rp 0.99', 'Rp 0.99'],
  [0, 'PHP', '₱0.00', '₱0.00'],
])('%i millionths of %s are %s, as a balance %s', (millionths, currency, money, balance) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(moneyText(millionths, currency))).toBe(money);
  expect(plain(balanceText(millionths, currency))).toBe(balance);
});

test.each([
  ['vi', 'PHP', '1.234,50 ₱', '-0,25 ₱'],
  ['id', 'IDR', 'Rp 1.234', '-Rp 0,25'],
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

test('as much is never shown as more', () => {
  for (let units = 0n; units < 3_000_000n; units += 777n) {
    const shown = Number(moneyText(units, 'FUN')) * 1_000_000;
    expect(BigInt(Math.round(shown))).toBeLessThanOrEqual(units);
  }
});

test('no digit of a great sum is lost', () => {
  expect(moneyText(9_007_199_254_740_993_000_000n, 'PHP')).toBe('₱9,007,199,254,740,993.00');
});
