import fc from 'fast-check';
import { DAY_MS, HOUR_MS, instant, MINUTE_MS, type Day } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { businessDayAt, dayBegins } from './business-day.ts';
import { countDays, plusDays, weekdayOf } from './days.ts';
import { effectiveFrom, isInForce, periodAt, periodOfDay } from './period.ts';

/** Zones with and without summer time; Lord Howe moves its clock by half an hour. */
const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];

const calendars = fc.record({
  zone: fc.constantFrom(...ZONES),
  cutHour: fc.integer({ min: 0, max: 23 }),
});
const START = Date.parse('2025-12-20T00:00:00Z');
const instants = fc
  .integer({ min: 0, max: 800 * 24 * 60 })
  .map((minutes) => instant(START + minutes * MINUTE_MS));
const KINDS = ['half_month', 'month', 'week', 'ten_days', 'day', 'hour', 'slot_5m'] as const;

describe('the periods of a kind', () => {
  it('follow each other without gap and overlap, with keys of their own', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), calendars, instants, (kind, calendar, at) => {
        const period = periodAt(kind, calendar, at);
        expect(period.begin <= at && at < period.end).toBe(true);
        expect(periodAt(kind, calendar, period.begin)).toEqual(period);
        expect(periodAt(kind, calendar, instant(period.end - 1))).toEqual(period);
        const next = periodAt(kind, calendar, period.end);
        expect(next.begin).toBe(period.end);
        expect(next.key).not.toBe(period.key);
        expect(effectiveFrom(kind, calendar, at)).toBe(next.begin);
      }),
      { numRuns: 150 },
    );
  });

  it('begin with those of a greater kind', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, at) => {
        for (const kind of ['month', 'half_month', 'ten_days', 'week', 'day'] as const) {
          const { begin } = periodAt(kind, calendar, at);
          for (const part of ['day', 'hour', 'slot_5m'] as const) {
            expect(periodAt(part, calendar, begin).begin).toBe(begin);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['week', '2026-11-24', '2026-W48', '2026-11-23', '2026-11-29'],
    ['week', '2027-01-03', '2026-W53', '2026-12-28', '2027-01-03'],
    ['ten_days', '2026-02-10', '2026-02T1', '2026-02-01', '2026-02-10'],
    ['ten_days', '2026-02-11', '2026-02T2', '2026-02-11', '2026-02-20'],
    ['ten_days', '2028-02-29', '2028-02T3', '2028-02-21', '2028-02-29'],
    ['half_month', '2026-12-31', '2026-12H2', '2026-12-16', '2026-12-31'],
    ['month', '2028-02-01', '2028-02', '2028-02-01', '2028-02-29'],
    ['day', '2026-02-15', '2026-02-15', '2026-02-15', '2026-02-15'],
  ] as const)('%s of %s is %s', (kind, day, key, first, last) => {
    expect(periodOfDay(kind, day as Day)).toEqual({ key, first, last });
  });

  it('have keys in local time, with the distance from UTC', () => {
    const at = instant(Date.parse('2026-03-01T10:07:00+08:00'));
    const shanghai = { zone: 'Asia/Shanghai', cutHour: 2 };
    expect(periodAt('hour', shanghai, at).key).toBe('2026-03-01T10+08:00');
    expect(periodAt('slot_5m', shanghai, at).key).toBe('2026-03-01T10:05+08:00');
    const newYork = { zone: 'America/New_York', cutHour: 0 };
    const first = instant(Date.parse('2026-11-01T01:30:00-04:00'));
    const keys = [first, instant(first + HOUR_MS)].map(
      (each) => periodAt('hour', newYork, each).key,
    );
    expect(keys).toEqual(['2026-11-01T01-04:00', '2026-11-01T01-05:00']);
  });
});

describe('a business day', () => {
  it('begins at the cut hour of its zone', () => {
    const shanghai = { zone: 'Asia/Shanghai', cutHour: 2 };
    const begin = instant(Date.parse('2026-03-02T02:00:00+08:00'));
    expect(dayBegins(shanghai, '2026-03-02' as Day)).toBe(begin);
    expect(businessDayAt(shanghai, begin)).toBe('2026-03-02');
    expect(businessDayAt(shanghai, instant(begin - 1))).toBe('2026-03-01');
  });

  it.each([
    // The clock skips from 2 to 3, and shows 1 to 2 twice.
    ['America/New_York', 2, '2026-03-08', '2026-03-08T03:00:00-04:00'],
    ['America/New_York', 1, '2026-11-01', '2026-11-01T01:00:00-04:00'],
    ['America/New_York', 2, '2026-11-01', '2026-11-01T02:00:00-05:00'],
    ['America/New_York', 4, '2026-03-08', '2026-03-08T04:00:00-04:00'],
    ['Europe/Berlin', 2, '2026-10-25', '2026-10-25T02:00:00+02:00'],
  ])('in %s with cut hour %i on %s begins at %s', (zone, cutHour, day, begin) => {
    const calendar = { zone, cutHour };
    expect(new Date(dayBegins(calendar, day as Day))).toEqual(new Date(begin));
    expect(businessDayAt(calendar, instant(Date.parse(begin)))).toBe(day);
    expect(businessDayAt(calendar, instant(Date.parse(begin) - 1))).toBe(plusDays(day as Day, -1));
  });

  it.each([
    // A whole day was left out; the clock was set back from a minute after midnight.
    ['Pacific/Apia', '2011-12-29T00:00:00Z'],
    ['America/St_Johns', '2010-11-06T12:00:00Z'],
  ])(
    'contains its instants also where the clock of %s was changed across the cut hour',
    (zone, from) => {
      for (const cutHour of [0, 2, 12, 23]) {
        for (let minutes = 0; minutes < 48 * 60; minutes += 15) {
          const at = instant(Date.parse(from) + minutes * MINUTE_MS + 30_000);
          const { begin, end } = periodAt('day', { zone, cutHour }, at);
          expect(begin <= at && at < end, `${cutHour} ${new Date(at).toISOString()}`).toBe(true);
        }
      }
    },
  );

  it('lasts 23 to 25 hours', () => {
    fc.assert(
      fc.property(calendars, instants, (calendar, at) => {
        const { begin, end } = periodAt('day', calendar, at);
        expect(Math.abs(end - begin - DAY_MS)).toBeLessThanOrEqual(HOUR_MS);
      }),
      { numRuns: 100 },
    );
  });
});

it('days are counted over the ends of months and years', () => {
  expect(plusDays('2026-12-31' as Day, 1)).toBe('2027-01-01');
  expect(plusDays('2028-03-01' as Day, -1)).toBe('2028-02-29');
  expect(weekdayOf('2026-11-24' as Day)).toBe(2);
  expect(countDays('2026-02-16' as Day, '2026-02-28' as Day)).toBe(13);
});

it('a period is settled by the version that was in force when it began', () => {
  const period = { key: '', begin: instant(100), end: instant(200) };
  const version = { effectiveFrom: instant(100), endedAt: undefined };
  expect(isInForce(version, period)).toBe(true);
  expect(isInForce({ ...version, effectiveFrom: instant(101) }, period)).toBe(false);
  expect(isInForce({ ...version, endedAt: instant(100) }, period)).toBe(false);
  expect(isInForce({ ...version, endedAt: instant(101) }, period)).toBe(true);
});
