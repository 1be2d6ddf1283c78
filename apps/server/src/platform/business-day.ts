// Business days of a merchant: they begin at the merchant's own hour, in its own time zone.
import { instant, type Day, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';
import type { Merchant } from './app-context.ts';

type Calendar = Pick<Merchant, 'zone' | 'cutHour'>;

/** The business day that an instant belongs to. */
export function businessDay(merchant: Calendar, at: Instant): Day {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(merchant.zone);
  return local.subtract({ hours: merchant.cutHour }).toPlainDate().toString() as Day;
}

/** The day before. */
export function dayBefore(day: Day): Day {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString() as Day;
}

/** When a business day begins; it ends when the next one begins. */
export function dayBegins(merchant: Calendar, day: Day): Instant {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: merchant.zone,
    plainTime: Temporal.PlainTime.from({ hour: merchant.cutHour }),
  });
  return instant(midnight.epochMilliseconds);
}
