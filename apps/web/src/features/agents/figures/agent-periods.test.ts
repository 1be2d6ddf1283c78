import { expect, test } from 'vitest';
import { AGENT_PERIODS, periodOf, periodRange, withinLimits } from './agent-periods.ts';

const TODAY = '2026-03-04'; // A Wednesday.

test('quick ranges are those of the calendar, and end today at the latest', () => {
  expect(
    AGENT_PERIODS.map((period) => Object.values(periodRange(period, TODAY)).join(' ')),
  ).toEqual([
    '2026-03-04 2026-03-04',
    '2026-03-03 2026-03-03',
    '2026-03-02 2026-03-04',
    '2026-02-23 2026-03-01',
    '2026-03-01 2026-03-04',
    '2026-02-01 2026-02-28',
  ]);
  for (const period of AGENT_PERIODS) {
    expect(periodOf(periodRange(period, TODAY), TODAY)).toBe(period);
  }
});

test('a chosen day moves the other one into the longest span, never before the first day', () => {
  const wide = { from: '2025-01-01', to: TODAY };
  expect(withinLimits(wide, 'from', TODAY)).toEqual({ from: '2025-12-04', to: '2026-01-07' });
  expect(withinLimits(wide, 'to', TODAY)).toEqual({ from: '2026-01-29', to: TODAY });
  expect(withinLimits({ from: TODAY, to: '2026-02-20' }, 'to', TODAY)).toEqual({
    from: '2026-02-20',
    to: '2026-02-20',
  });
});
