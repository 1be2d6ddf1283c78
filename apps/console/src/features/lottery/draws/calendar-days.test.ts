import { expect, test } from 'vitest';
import { dayAt, dayBeside } from './calendar-days.ts';

test('the day is that of the zone', () => {
  const at = Date.UTC(2026, 10, 23, 17, 30);
  expect(dayAt(at, 'Asia/Manila')).toBe('2026-11-24');
  expect(dayAt(at, 'UTC')).toBe('2026-11-23');
});

test('days are beside each other over the ends of months and years', () => {
  expect(dayBeside('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayBeside('2027-03-01', -1)).toBe('2027-02-28');
  expect(dayBeside('soon', 1)).toBe('soon');
});
