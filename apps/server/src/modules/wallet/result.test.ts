import type { Day } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { resultsByDay, sumResults } from './result.ts';

const line = (code: string, change: bigint, day = '2026-11-20') =>
  ({ day: day as Day, account: 'main', code, change }) as const;

it('a day’s result is payout and rebate less stakes, and refunds are no stakes', () => {
  const result = sumResults([
    line('stake', -1000n),
    line('stake_refund', 200n),
    line('payout', 500n),
    line('payout_reversal', -100n),
    line('rebate', 30n),
    line('deposit', 5000n),
    line('withdrawal_hold', -900n),
    { ...line('withdrawal_paid', -900n), account: 'held' },
    line('transfer', 77n),
  ]);
  expect(result).toEqual({
    stake: 800n,
    payout: 400n,
    rebate: 30n,
    activity: 0n,
    deposits: 5000n,
    withdrawals: 900n,
    net: -370n,
  });
});

it('days are apart, newest first, and sum to the whole', () => {
  const sums = [line('stake', -5n, '2026-11-19'), line('payout', 7n), line('stake', -1n)];
  const days = resultsByDay(sums);
  expect(days.map(({ day, result }) => [day, result.net])).toEqual([
    ['2026-11-20', 6n],
    ['2026-11-19', -5n],
  ]);
  expect(sumResults(sums).net).toBe(1n);
});
