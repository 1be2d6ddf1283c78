// Limits: what they bound, over which days, and which of two is the stricter. Pure.
import { DAY_MS, type Amount, type Day, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';
import { businessDay, dayBegins } from '../../ground/business-day.ts';
import type { Merchant } from '../../ground/house.ts';

export type LimitKind = 'deposit' | 'stake' | 'loss' | 'session';
export type Period = 'day' | 'week' | 'month';
export type LimitOwner = 'member' | 'operator';

/** A limit that stands; `most` is ten-thousandths, or minutes where the kind is `session`. */
export interface Bound {
  readonly owner: LimitOwner;
  readonly kind: LimitKind;
  readonly period: Period;
  readonly most: bigint;
  readonly setAt: Instant;
  readonly pending: { readonly most: bigint | undefined; readonly from: Instant } | undefined;
}

/** What a merchant's business days need. */
export type Calendar = Pick<Merchant, 'zone' | 'cutHour'>;

/** A run of business days: half open, from the first instant of `from` to `end`. */
export interface Window {
  readonly from: Day;
  readonly start: Instant;
  readonly end: Instant;
}

/** A less strict limit can be confirmed after so long (security.md G2). */
export const LOOSER_AFTER_MS = DAY_MS;

/** The business day, the week from Monday on, or the calendar month that an instant lies in. */
export function windowOf(calendar: Calendar, period: Period, now: Instant): Window {
  const day = Temporal.PlainDate.from(businessDay(calendar, now));
  const from =
    period === 'day'
      ? day
      : period === 'week'
        ? day.subtract({ days: day.dayOfWeek - 1 })
        : day.with({ day: 1 });
  const next = from.add(
    period === 'day' ? { days: 1 } : period === 'week' ? { days: 7 } : { months: 1 },
  );
  return {
    from: from.toString() as Day,
    start: dayBegins(calendar, from.toString() as Day),
    end: dayBegins(calendar, next.toString() as Day),
  };
}

/** The first day that any period of now may count. */
export function earliestDay(calendar: Calendar, now: Instant): Window {
  const [week, month] = [windowOf(calendar, 'week', now), windowOf(calendar, 'month', now)];
  return week.start < month.start ? week : month;
}

/** The limits in force: of one kind and period the stricter of member's and operator's. */
export function strictest(bounds: readonly Bound[]): Bound[] {
  const kept = new Map<string, Bound>();
  for (const bound of bounds) {
    const key = `${bound.kind} ${bound.period}`;
    const other = kept.get(key);
    if (other === undefined || bound.most < other.most) kept.set(key, bound);
  }
  return [...kept.values()];
}

/** Whether a change lets a member do more: a higher limit, or none. */
export function isLooser(now: bigint | undefined, wanted: bigint | undefined): boolean {
  if (now === undefined) return false;
  return wanted === undefined || wanted > now;
}

/** What a request asks for: money, or a session's minutes; undefined for no limit. */
export function mostOf(asked: {
  readonly kind: LimitKind;
  readonly amount: Amount | null;
  readonly minutes: number | null;
}): bigint | undefined {
  if (asked.kind !== 'session') return asked.amount ?? undefined;
  return asked.minutes === null ? undefined : BigInt(asked.minutes);
}
