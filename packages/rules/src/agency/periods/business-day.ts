// Business days: they begin at the merchant's own hour in its time zone (agency.md 0.1).
import { instant, type Day, type Instant } from '@fairhouse/values';
import { plusDays } from './days.ts';
import { instantOf, zonedTime } from './zoned-time.ts';

/** The zone, and the hour at which a business day begins, 0 to 23. */
export interface Calendar {
  readonly zone: string;
  readonly cutHour: number;
}

/** When a business day begins; it ends when the next one begins. */
export function dayBegins({ zone, cutHour }: Calendar, day: Day): Instant {
  return instantOf(day, cutHour, zone);
}

/** The business day that an instant belongs to: the last one that has begun. */
export function businessDayAt(calendar: Calendar, at: Instant): Day {
  const { day, hour } = zonedTime(at, calendar.zone);
  const near = hour < calendar.cutHour ? plusDays(day, -1) : day;
  // A clock that is set back across the cut hour shows the hour before it again.
  if (at < dayBegins(calendar, near)) return plusDays(near, -1);
  return at >= dayBegins(calendar, plusDays(near, 1)) ? plusDays(near, 1) : near;
}

/** A span of time: from `begin` until before `end`. */
export interface Span {
  readonly begin: Instant;
  readonly end: Instant;
}

/** The span of business days from the first to the last. */
export function spanOfDays(calendar: Calendar, first: Day, last: Day): Span {
  return { begin: dayBegins(calendar, first), end: dayBegins(calendar, plusDays(last, 1)) };
}

/**
 * The part of a length that contains an instant, where a business day is divided into parts from
 * its begin on. The last part is shorter on a day that is not a multiple of it.
 */
export function partOfDay(calendar: Calendar, at: Instant, length: number): Span {
  const day = businessDayAt(calendar, at);
  const { begin: first, end: last } = spanOfDays(calendar, day, day);
  const begin = first + Math.floor((at - first) / length) * length;
  return { begin: instant(begin), end: instant(Math.min(begin + length, last)) };
}
