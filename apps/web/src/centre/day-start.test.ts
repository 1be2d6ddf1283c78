import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test.each([
  ['2026-03-02', 'Asia/Manila', '2026-03-01T16:00:00.000Z'],
  ['2026-03-02', 'Asia/Ho_Chi_Minh', '2026-03-01T17:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(new Date(dayStart(day, zone)).toISOString()).toBe(instant);
});
