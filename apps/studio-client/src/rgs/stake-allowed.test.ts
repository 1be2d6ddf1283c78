import { multiplier, NO_MULTIPLIER, payoutOf, pointMultiplier } from '@fairhouse/rules/games';
import { amount } from '@fairhouse/values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stakeAllowed } from './stake-allowed.ts';

const MILLION = 1_000_000;
/** As the studio admits a stake: in ten-thousandths, against the most that is paid. */
const isAdmitted = (stake: number, times: bigint, maxWin: number) =>
  payoutOf(amount(BigInt(stake) / 100n), multiplier(times)) <= amount(BigInt(maxWin) / 100n);

it('a target of 1,000 at a most of 5,000 allows five', () => {
  expect(stakeAllowed(pointMultiplier(100_000), { maxWin: 5_000 * MILLION })).toBe(5 * MILLION);
});

it('choices alone decide where the first press can win nothing, or none is made', () => {
  expect(stakeAllowed(NO_MULTIPLIER, { maxWin: MILLION })).toBeUndefined();
  expect(stakeAllowed(undefined, { maxWin: MILLION })).toBeUndefined();
});

it('the studio admits the stake that is allowed, and not the next', () => {
  const hundredths = fc.integer({ min: 1, max: 10 ** 9 });
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), hundredths, (times, most) => {
      const maxWin = most * 10_000;
      const allowed = stakeAllowed(multiplier(times), { maxWin }) ?? 0;
      expect(isAdmitted(allowed, times, maxWin)).toBe(true);
      expect(isAdmitted(allowed + 10_000, times, maxWin)).toBe(false);
    }),
  );
});
