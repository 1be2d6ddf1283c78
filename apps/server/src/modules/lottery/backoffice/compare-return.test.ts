import { SSC } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import type { BoughtRow } from './store/monitoring.ts';
import { compareReturn } from './compare-return.ts';
import { checkStatistics } from './read-alarms.ts';

const ticket = (draw: number): BoughtRow => ({
  draw_id: BigInt(draw),
  play: 'FixedPlace',
  pick: '7||||',
  style: 'GROUP',
  terms: '1956',
  unit: 20_000n,
  notes: 1,
  multiple: 1n,
  stake: 20_000n,
});
const bought = Array.from({ length: 1000 }, (_, draw) => ticket(draw));
/** The payout of a winning ticket: 19.56. */
const PRIZE = 195_600n;

describe('the return of bets', () => {
  test('equals the theoretical return when every tenth ticket wins', () => {
    expect(compareReturn(SSC, bought, PRIZE * 100n)).toEqual({
      low: 978_000,
      high: 978_000,
      returned: 978_000,
      deviations: 0,
    });
  });

  test('is given in standard deviations: the wins of 1,000 tickets at 1 in 10 deviate by 9.5', () => {
    const theory = compareReturn(SSC, bought, PRIZE * 195n);
    expect(theory?.deviations).toBeCloseTo(95 / Math.sqrt(1000 * 0.1 * 0.9), 2);
    expect(compareReturn(SSC, bought, PRIZE * 5n)?.deviations).toBeLessThan(-9);
  });

  test('deviates more when the same pick was bought often in one draw', () => {
    const often = bought.map((row) => ({ ...row, draw_id: row.draw_id / 10n }));
    const theory = compareReturn(SSC, often, PRIZE * 195n);
    expect(theory?.deviations).toBeCloseTo(95 / Math.sqrt(1000 * 0.1 * 0.9 * 10), 2);
  });

  test('raises an alarm beyond six standard deviations, and none without bets', () => {
    const row = { code: 'SSC1' } as Parameters<typeof checkStatistics>[0]['row'];
    const kinds = (wins: bigint) =>
      checkStatistics(
        { row },
        { places: [], theory: compareReturn(SSC, bought, PRIZE * wins) },
      ).map(({ kind }) => kind);
    expect(kinds(150n)).toEqual([]);
    expect(kinds(160n)).toEqual(['unlikely_return']);
    expect(compareReturn(SSC, [], 0n)).toBeUndefined();
  });
});
