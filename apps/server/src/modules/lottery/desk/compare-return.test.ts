import { SSC } from '@fairhouse/rules/lottery';
import { describe, expect, test } from 'vitest';
import type { BoughtRow } from '../store/watch.ts';
import { compareReturn } from './compare-return.ts';
import { alarmsOf } from './read-alarms.ts';

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
/** What a winning ticket is paid: 19.56. */
const PRIZE = 195_600n;

describe('what bets returned', () => {
  test('lies where theory has it when every tenth wins', () => {
    expect(compareReturn(SSC, bought, PRIZE * 100n)).toEqual({
      low: 978_000,
      high: 978_000,
      returned: 978_000,
      deviations: 0,
    });
  });

  test('is told in standard deviations: a thousand tickets at a tenth spread by 9.5 wins', () => {
    const theory = compareReturn(SSC, bought, PRIZE * 195n);
    expect(theory?.deviations).toBeCloseTo(95 / Math.sqrt(1000 * 0.1 * 0.9), 2);
    expect(compareReturn(SSC, bought, PRIZE * 5n)?.deviations).toBeLessThan(-9);
  });

  test('spreads more where the same pick was bought often in one draw', () => {
    const often = bought.map((row) => ({ ...row, draw_id: row.draw_id / 10n }));
    const theory = compareReturn(SSC, often, PRIZE * 195n);
    expect(theory?.deviations).toBeCloseTo(95 / Math.sqrt(1000 * 0.1 * 0.9 * 10), 2);
  });

  test('is an alarm beyond six of them, and nothing without bets', () => {
    const row = { code: 'SSC1' } as Parameters<typeof alarmsOf>[0]['row'];
    const kinds = (wins: bigint) =>
      alarmsOf({ row }, { places: [], theory: compareReturn(SSC, bought, PRIZE * wins) }).map(
        ({ kind }) => kind,
      );
    expect(kinds(150n)).toEqual([]);
    expect(kinds(160n)).toEqual(['unlikely_return']);
    expect(compareReturn(SSC, [], 0n)).toBeUndefined();
  });
});
