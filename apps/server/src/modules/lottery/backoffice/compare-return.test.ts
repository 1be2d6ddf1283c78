import { SSC } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import type { BoughtRow, ExpectedReturn } from './store/draw-sums.ts';
import { compareReturn, expectReturn, NO_RETURN } from './compare-return.ts';
import { checkStatistics } from './read-alarms.ts';

const TICKET: BoughtRow = {
  play: 'FixedPlace',
  pick: '7||||',
  style: 'GROUP',
  terms: '1956',
  unit: 20_000n,
  notes: 1,
  multiple: 1n,
  stake: 20_000n,
};

/** 1,000 tickets, so many in each draw. */
function bought(ofDraw: number): ExpectedReturn {
  const sums = { ...NO_RETURN };
  for (let draw = 0; draw < 1000 / ofDraw; draw += 1) {
    const each = expectReturn(SSC, Array<BoughtRow>(ofDraw).fill(TICKET));
    for (const name of ['compared', 'low', 'high', 'variance'] as const) sums[name] += each[name];
  }
  return sums;
}
/** The payout of a winning ticket: 19.56. */
const PRIZE = 195_600n;

describe('the return of bets', () => {
  test('equals the theoretical return when every tenth ticket wins', () => {
    expect(compareReturn(bought(1), PRIZE * 100n)).toEqual({
      low: 978_000,
      high: 978_000,
      returned: 978_000,
      deviations: 0,
    });
  });

  test('is given in standard deviations: the wins of 1,000 tickets at 1 in 10 deviate by 9.5', () => {
    const theory = compareReturn(bought(1), PRIZE * 195n);
    expect(theory?.deviations).toBeCloseTo(95 / Math.sqrt(1000 * 0.1 * 0.9), 2);
    expect(compareReturn(bought(1), PRIZE * 5n)?.deviations).toBeLessThan(-9);
  });

  test('deviates more when the same pick was bought often in one draw', () => {
    const theory = compareReturn(bought(10), PRIZE * 195n);
    expect(theory?.deviations).toBeCloseTo(95 / Math.sqrt(1000 * 0.1 * 0.9 * 10), 2);
  });

  test('raises an alarm beyond six standard deviations, and none without bets', () => {
    const row = { code: 'SSC1' } as Parameters<typeof checkStatistics>[0]['row'];
    const kinds = (wins: bigint) =>
      checkStatistics({ row }, { places: [], theory: compareReturn(bought(1), PRIZE * wins) }).map(
        ({ kind }) => kind,
      );
    expect(kinds(150n)).toEqual([]);
    expect(kinds(160n)).toEqual(['unlikely_return']);
    expect(compareReturn(expectReturn(SSC, []), 0n)).toBeUndefined();
  });
});
