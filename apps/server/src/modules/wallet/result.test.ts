import type { Day } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { sumFigures } from '../../play-figures.ts';
import { resultsByDay, winningStreak } from './result.ts';

const line = (code: string, change: bigint, day = '2026-11-20') =>
  ({ day: day as Day, code, change }) as const;

it('results are grouped by day, newest first, and add up to the total', () => {
  const sums = [line('stake', -5n, '2026-11-19'), line('payout', 7n), line('stake', -1n)];
  const days = resultsByDay(sums);
  expect(days.map(({ day, result }) => [day, result.net])).toEqual([
    ['2026-11-20', 6n],
    ['2026-11-19', -5n],
  ]);
  expect(sumFigures(sums).net).toBe(1n);
});

it('a winning streak counts from the newest day to the first that was not won', () => {
  const won = (day: string) => line('payout', 5n, day);
  const lost = (day: string) => line('stake', -5n, day);
  const rest = (day: string) => line('deposit', 5n, day);
  const streak = (...sums: ReturnType<typeof line>[]) => winningStreak(resultsByDay(sums));
  expect(streak()).toBe(0);
  expect(streak(won('2026-11-20'), rest('2026-11-19'), won('2026-11-18'))).toBe(2);
  expect(streak(won('2026-11-20'), lost('2026-11-19'), won('2026-11-18'))).toBe(1);
  expect(streak(lost('2026-11-20'), won('2026-11-19'))).toBe(0);
});
