import { expect, test } from 'vitest';
import { newWithdrawals } from './new-withdrawals.ts';

const order = (number: string, createdAt: number, state = 'MANUAL_RISK') =>
  ({ number, createdAt, state }) as Parameters<typeof newWithdrawals>[0][number];

const numbersOf = (rows: ReturnType<typeof newWithdrawals>) => rows.map(({ number }) => number);

test('only those made after the instant are new, and each once', () => {
  const orders = [order('W3', 30), order('W2', 20), order('W1', 10)];
  expect(numbersOf(newWithdrawals(orders, 10, new Set()))).toEqual(['W3', 'W2']);
  expect(numbersOf(newWithdrawals(orders, 10, new Set(['W3'])))).toEqual(['W2']);
});

test('one that the rules have not judged yet, or that is over, waits for nobody', () => {
  const orders = [
    order('W1', 20, 'AUTO_RISK'),
    order('W2', 20, 'SUCCESS'),
    order('W3', 20, 'HELD'),
  ];
  expect(newWithdrawals(orders, 10, new Set())).toEqual([]);
});
