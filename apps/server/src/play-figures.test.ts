import { expect, it } from 'vitest';
import { STAKE_CODES, sumFigures } from './play-figures.ts';

const line = (code: string, change: bigint) => ({ code, change });

it('the result is payout and rebate less stakes, and refunds reduce the stakes', () => {
  const figures = sumFigures([
    line('stake', -1000n),
    line('stake_refund', 200n),
    line('payout', 500n),
    line('payout_reversal', -100n),
    line('rebate', 30n),
    line('deposit', 5000n),
    line('withdrawal_paid', -900n),
    line('fee', -7n),
    line('transfer', 77n),
    line('toString', 1n),
  ]);
  expect(figures).toEqual({
    stake: 800n,
    payout: 400n,
    rebate: 30n,
    activity: 0n,
    deposits: 5000n,
    withdrawals: 900n,
    net: -370n,
  });
});

it('turnover uses the same codes as the stake', () => {
  const moved = STAKE_CODES.map((code, index) => line(code, -(10n ** BigInt(index))));
  expect(sumFigures(moved).stake).toBe(1111n);
  expect(sumFigures(moved).net).toBe(-1111n);
  expect(STAKE_CODES).not.toContain('stake_release');
});
