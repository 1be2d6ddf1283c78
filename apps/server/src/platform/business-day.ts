// Business days of a merchant: they begin at the merchant's own hour, in its own time zone.
import { businessDayAt, dayBegins as beginOfDay, plusDays } from '@fairhouse/rules/agency';
import type { Day, Instant } from '@fairhouse/values';
import type { Merchant } from './app-context.ts';

type Calendar = Pick<Merchant, 'zone' | 'cutHour'>;

/** The business day that an instant belongs to. */
export function businessDay(merchant: Calendar, at: Instant): Day {
  return businessDayAt(merchant, at);
}

/** The day before. */
export function dayBefore(day: Day): Day {
  return plusDays(day, -1);
}

/** When a business day begins; it ends when the next one begins. */
export function dayBegins(merchant: Calendar, day: Day): Instant {
  return beginOfDay(merchant, day);
}
