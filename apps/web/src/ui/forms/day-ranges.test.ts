import { expect, test } from 'vitest';
import { addDays, dayOf, presetOf, presetRange } from './day-ranges.ts';

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['month', '2026-01-31', '2026-03-01'],
] as const)('%s on the first of March is %s to %s', (preset, from, to) => {
  expect(presetRange(preset, '2026-03-01')).toEqual({ from, to });
  expect(presetOf({ from, to }, '2026-03-01')).toBe(preset);
});

test('a range that is not a preset has no preset name', () => {
  expect(presetOf({ from: '2026-01-01', to: '2026-01-09' }, '2026-03-01')).toBeUndefined();
});

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('an evening in Manila is the next day there before it is in London', () => {
  const at = Date.UTC(2026, 2, 1, 17, 0);
  expect(dayOf(at, 'Asia/Manila')).toBe('2026-03-02');
  expect(dayOf(at, 'Europe/London')).toBe('2026-03-01');
});
