import { DAY_MS, instant, type Day } from '@fairhouse/values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt, periodOfDay } from '../agency/index.ts';
import { daysOfPeriod, periodText } from './period-text.ts';

const days = fc
  .integer({ min: 0, max: 40 * 365 })
  .map((count) => new Date(count * DAY_MS).toISOString().slice(0, 10) as Day);
const KINDS = ['day', 'week', 'month', 'half_month', 'ten_days'] as const;

const formats = {
  day: (day: string) => `day ${day}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  dateTime: (at: number) => new Date(at).toISOString(),
};

test('the days of a period are those of the rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), days, (kind, day) => {
      const { key, first, last } = periodOfDay(kind, day);
      expect(daysOfPeriod(key)).toEqual([first, last]);
    }),
  );
});

test('an hour is the time at which it begins, in any zone', () => {
  const at = instant(Date.parse('2026-11-29T05:30:00Z'));
  for (const zone of ['Asia/Manila', 'Asia/Kolkata', 'America/New_York']) {
    const { key, begin } = periodAt('hour', { zone, cutHour: 0 }, at);
    expect(periodText(key, formats)).toBe(formats.dateTime(begin));
  }
});

test.each([
  ['2026-11-29', 'day 2026-11-29'],
  ['2028-02H2', '2028-02-16 to 2028-02-29'],
  ['2026-W53', '2026-12-28 to 2027-01-03'],
  ['2026-11', '2026-11-01 to 2026-11-30'],
  ['something', 'something'],
])('%s is %s', (key, text) => {
  expect(periodText(key, formats)).toBe(text);
});
