import { expect, test } from 'vitest';
import { parseZonedTime, formatZonedTime } from './zoned-time.ts';

test.each([
  ['2026-11-22T18:30', 'Asia/Manila', '2026-11-22T10:30:00Z'],
  ['2026-11-22T00:00', 'Asia/Ho_Chi_Minh', '2026-11-21T17:00:00Z'],
  ['2026-07-01T09:05', 'Europe/Berlin', '2026-07-01T07:05:00Z'],
  ['2026-12-01T09:05', 'Europe/Berlin', '2026-12-01T08:05:00Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  ['2026-10-25T12:00', 'UTC', '2026-10-25T12:00:00Z'],
])('%s in %s is %s, and is written so again', (typed, zone, moment) => {
  const at = parseZonedTime(typed, zone);
  expect(at).toBe(Date.parse(moment));
  expect(formatZonedTime(at ?? 0, zone)).toBe(typed);
});

test.each(['', '2026-11-22', 'soon', '2026-13-40T00:00'])('"%s" is not a time', (typed) => {
  expect(parseZonedTime(typed, 'Asia/Manila')).toBeUndefined();
});
