import { expect, test } from 'vitest';
import { isAboveStake } from './is-above-stake.ts';

const jackpot = (amount: number | null) => [{ level: 'MINI', amount }];

test.each([
  [{ payout: 0, stake: 100, jackpots: jackpot(101) }, true],
  [{ payout: 60, stake: 100, jackpots: jackpot(41) }, true],
  [{ payout: 60, stake: 100, jackpots: jackpot(40) }, false],
  [{ payout: 60, stake: 100, jackpots: jackpot(null) }, false],
  [{ payout: 101, stake: 100 }, true],
  [{ payout: 100, stake: 100 }, false],
])('%j is above its stake: %s', (round, isAbove) => {
  expect(isAboveStake(round)).toBe(isAbove);
});
