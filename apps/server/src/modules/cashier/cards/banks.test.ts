import { expect, test } from 'vitest';
import { listBanks } from './banks.ts';

const walletsOf = (currency: string): string[] =>
  listBanks(currency)
    .filter(({ kind }) => kind === 'EWALLET')
    .map(({ code }) => code);

test('every currency offers the wallets of its country', () => {
  expect(['PHP', 'VND', 'IDR', 'THB'].map(walletsOf)).toEqual([
    ['GCASH', 'MAYA'],
    ['MOMO', 'ZALOPAY'],
    ['OVO', 'DANA'],
    ['TRUEMONEY', 'PROMPTPAY'],
  ]);
});

test.each([
  ['PHP', 'GCASH', '09171234567', true],
  ['PHP', 'MAYA', '639171234567', true],
  ['PHP', 'GCASH', '0817123456', false],
  ['VND', 'MOMO', '0912345678', true],
  ['VND', 'ZALOPAY', '0112345678', false],
  ['IDR', 'OVO', '081234567890', true],
  ['IDR', 'DANA', '6281234567', false],
  ['IDR', 'DANA', '628123456789', true],
  ['THB', 'TRUEMONEY', '0812345678', true],
  ['THB', 'TRUEMONEY', '0212345678', false],
  ['THB', 'PROMPTPAY', '1234567890123', true],
  ['THB', 'PROMPTPAY', '9234567890123', false],
])('%s %s takes %s: %s', (currency, code, number, fits) => {
  const wallet = listBanks(currency).find((each) => each.code === code);
  expect(wallet?.form.test(number)).toBe(fits);
});
