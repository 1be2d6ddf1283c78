// The periods of contracts: their bounds and keys (agency.md 2.5).
import { HOUR_MS, MINUTE_MS, type Day, type Instant } from '@fairhouse/values';
import type { ContractPeriod, DividendPeriod } from '../contracts/contract.ts';
import { businessDayAt, partOfDay, spanOfDays, type Calendar, type Span } from './business-day.ts';
import { monthEnd, plusDays, weekdayOf, weekOf } from './days.ts';
import { zonedTime } from './zoned-time.ts';

/** A period of whole business days, both included. */
export interface DayPeriod {
  readonly key: string;
  readonly first: Day;
  readonly last: Day;
}

/** The period of a kind that contains a business day. */
export function periodOfDay(kind: DividendPeriod, day: Day): DayPeriod {
  const month = day.slice(0, 7);
  const dayOfMonth = Number(day.slice(8));
  const from = (number: string) => `${month}-${number}` as Day;
  switch (kind) {
    case 'day':
      return { key: day, first: day, last: day };
    case 'week': {
      const monday = plusDays(day, 1 - weekdayOf(day));
      return { key: weekOf(day), first: monday, last: plusDays(monday, 6) };
    }
    case 'month':
      return { key: month, first: from('01'), last: monthEnd(day) };
    case 'half_month':
      return dayOfMonth <= 15
        ? { key: `${month}H1`, first: from('01'), last: from('15') }
        : { key: `${month}H2`, first: from('16'), last: monthEnd(day) };
    case 'ten_days':
      if (dayOfMonth <= 10) return { key: `${month}T1`, first: from('01'), last: from('10') };
      return dayOfMonth <= 20
        ? { key: `${month}T2`, first: from('11'), last: from('20') }
        : { key: `${month}T3`, first: from('21'), last: monthEnd(day) };
  }
}

/** A period in time, with a key that no other period of its kind has. */
export interface Period extends Span {
  readonly key: string;
}

const SLOT_MS = 5 * MINUTE_MS;

/** The period of a kind that contains an instant. */
export function periodAt(kind: ContractPeriod, calendar: Calendar, at: Instant): Period {
  if (kind === 'hour' || kind === 'slot_5m') {
    const span = partOfDay(calendar, at, kind === 'hour' ? HOUR_MS : SLOT_MS);
    return { key: keyOfPart(kind, span.begin, calendar), ...span };
  }
  const { key, first, last } = periodOfDay(kind, businessDayAt(calendar, at));
  return { key, ...spanOfDays(calendar, first, last) };
}

/** With the distance from UTC: an hour comes twice on a day when the clock is set back. */
function keyOfPart(kind: 'hour' | 'slot_5m', begin: Instant, { zone }: Calendar): string {
  const { day, hour, minute, offset } = zonedTime(begin, zone);
  const clock = kind === 'hour' && minute === 0 ? two(hour) : `${two(hour)}:${two(minute)}`;
  return `${day}T${clock}${formatOffset(offset)}`;
}

function formatOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** When something accepted at an instant takes effect: at the next boundary of its kind. */
export function effectiveFrom(kind: ContractPeriod, calendar: Calendar, at: Instant): Instant {
  return periodAt(kind, calendar, at).end;
}

/** Whether a version is in force at the begin of a period: that version settles the whole of it. */
export function isInForce(
  version: { readonly effectiveFrom: Instant; readonly endedAt: Instant | undefined },
  period: Period,
): boolean {
  const hasEnded = version.endedAt !== undefined && version.endedAt <= period.begin;
  return version.effectiveFrom <= period.begin && !hasEnded;
}
