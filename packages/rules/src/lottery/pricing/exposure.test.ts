import { amount, rate } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { worstPayout } from './exposure.ts';
import { fraction } from '../fraction.ts';
import type { Play } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';

/** One note that wins in either of two tiers, never in both; it may also tie. */
const EITHER: Play = {
  code: 'Either',
  menu: 'Either',
  form: setOf(['A']),
  tiers: [
    { code: 'HIGH', chance: fraction(1, 10) },
    { code: 'LOW', chance: fraction(2, 10) },
  ],
  styles: ['FIXED'],
  combinations: 1,
  notesHint: 1,
  items: 'ticket',
  notes: () => 1,
  wins: () => undefined,
  mixtures: () => [
    [1, 0, 0],
    [0, 3, 0],
    [0, 0, 1],
  ],
};

it('uses the highest-paying combination of tiers where a play lists its mixtures', () => {
  const bet = { play: EITHER, pick: 'A', picks: { rows: [1], places: 0, lines: '' }, notes: 1 };
  const at = (high: bigint, low: bigint) => {
    const odds = [rate(high * 1_000_000n), rate(low * 1_000_000n)];
    return worstPayout({
      ...bet,
      unit: amount(10_000n),
      multiple: 2,
      terms: { style: 'FIXED', odds },
    });
  };
  expect(at(7n, 2n)).toBe(140_000n);
  expect(at(5n, 2n)).toBe(120_000n);
});
