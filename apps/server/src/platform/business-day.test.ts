import { instant, type Day } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { businessDay, dayBefore, dayBegins } from './business-day.ts';

const at = (text: string) => instant(Date.parse(text));
const manila = { zone: 'Asia/Manila', cutHour: 0 };
const late = { zone: 'Asia/Manila', cutHour: 6 };
const berlin = { zone: 'Europe/Berlin', cutHour: 0 };

describe('a business day', () => {
  it.each([
    [manila, '2026-11-20T15:59:59Z', '2026-11-20'],
    [manila, '2026-11-20T16:00:00Z', '2026-11-21'],
    [late, '2026-11-20T21:59:59Z', '2026-11-20'],
    [late, '2026-11-20T22:00:00Z', '2026-11-21'],
    [manila, '2024-02-28T16:00:00Z', '2024-02-29'],
  ])('of %o at %s is %s', (merchant, when, day) => {
    expect(businessDay(merchant, at(when))).toBe(day);
  });

  it('begins where the day before ends, on a day of 23 hours too', () => {
    const day = '2026-03-29' as Day;
    const begins = dayBegins(berlin, day);
    const ends = dayBegins(berlin, '2026-03-30' as Day);
    expect(ends - begins).toBe(23 * 3_600_000);
    expect(businessDay(berlin, begins)).toBe(day);
    expect(businessDay(berlin, instant(begins - 1))).toBe(dayBefore(day));
  });

  it('begins at the cut hour on the day too when the clock skips an hour before it', () => {
    const newYork = { zone: 'America/New_York', cutHour: 4 };
    const begins = dayBegins(newYork, '2026-03-08' as Day);
    expect(begins).toBe(at('2026-03-08T04:00:00-04:00'));
    expect(businessDay(newYork, begins)).toBe('2026-03-08');
    expect(businessDay(newYork, instant(begins - 1))).toBe('2026-03-07');
  });
});
