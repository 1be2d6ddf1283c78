// The business day so far, and earlier days up to the same time. Pure function.
import { instant, MINUTE_MS, type Instant } from '@fairhouse/values';
import type { Merchant } from '../../platform/app-context.ts';
import { businessDay, dayBefore, dayBegins } from '../../platform/business-day.ts';
import type { Span } from './days-store.ts';

const QUARTER_MS = 15 * MINUTE_MS;

export interface ComparedSpans {
  readonly today: Span;
  readonly yesterday: Span;
  /** The same day of the week before. */
  readonly lastWeek: Span;
}

/** Each span ends with the running quarter of an hour, because money is summed by quarters. */
export function comparedSpans(
  merchant: Pick<Merchant, 'zone' | 'cutHour'>,
  now: Instant,
): ComparedSpans {
  const day = businessDay(merchant, now);
  let earlier = day;
  const days = [day];
  for (let back = 1; back <= 7; back += 1) {
    earlier = dayBefore(earlier);
    days.push(earlier);
  }
  const [today, yesterday, lastWeek] = [days[0], days[1], days[7]].map((each) =>
    dayBegins(merchant, each ?? day),
  ) as [Instant, Instant, Instant];
  const passed = Math.floor((now - today) / QUARTER_MS + 1) * QUARTER_MS;
  const spanFrom = (from: Instant): Span => ({ from, to: instant(from + passed) });
  return {
    today: spanFrom(today),
    yesterday: spanFrom(yesterday),
    lastWeek: spanFrom(lastWeek),
  };
}
