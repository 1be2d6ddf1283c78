// Limits: their kinds and periods, and which of two is stricter. Pure.
import { DAY_MS, type Amount, type Day, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';
import { businessDay, dayBegins } from '../../platform/business-day.ts';
import type { Merchant } from '../../platform/app-context.ts';

export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'session'] as const;
export const PERIODS = ['day', 'week', 'month'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type Period = (typeof PERIODS)[number];
export type LimitOwner = 'member' | 'operator';

/** A limit. `most` is in ten-thousandths, or in minutes if the kind is `session`. */
export interface Limit {
  readonly owner: LimitOwner;
  readonly kind: LimitKind;
  readonly period: Period;
  readonly most: bigint;
  readonly setAt: Instant;
  readonly pending: { readonly most: bigint | undefined; readonly from: Instant } | undefined;
}

/** The fields that define a merchant's business days. */
export type Calendar = Pick<Merchant, 'zone' | 'cutHour'>;

/** A range of business days, half open, from the first instant of `from` to `end`. */
export interface Window {
  readonly from: Day;
  readonly start: Instant;
  readonly end: Instant;
}

/** A looser limit can be confirmed after this time (security.md G2). */
export const LOOSER_AFTER_MS = DAY_MS;

/**
 * The business day, the week starting on Monday, or the calendar month that contains an instant.
 */
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

/** The earliest first day of all periods that contain `now`. */
export function earliestDay(calendar: Calendar, now: Instant): Window {
  const [week, month] = [windowOf(calendar, 'week', now), windowOf(calendar, 'month', now)];
  return week.start < month.start ? week : month;
}

/** The limits in force: per kind and period, the stricter of the member's and the operator's. */
export function strictest(limits: readonly Limit[]): Limit[] {
  const kept = new Map<string, Limit>();
  for (const limit of limits) {
    const key = `${limit.kind} ${limit.period}`;
    const other = kept.get(key);
    if (other === undefined || limit.most < other.most) kept.set(key, limit);
  }
  return [...kept.values()];
}

/** The limits of some kinds. */
export function limitsOf<Kind extends LimitKind>(
  limits: readonly Limit[],
  kinds: readonly Kind[],
): (Limit & { readonly kind: Kind })[] {
  const isWanted = (limit: Limit): limit is Limit & { readonly kind: Kind } =>
    kinds.some((kind) => kind === limit.kind);
  return limits.filter(isWanted);
}

/** Whether four fifths of a limit are used. */
export function isNearLimit({ used, most }: { readonly used: bigint; readonly most: bigint }) {
  return used * 5n >= most * 4n;
}

/** Whether a change raises or removes a limit. */
export function isLooser(now: bigint | undefined, wanted: bigint | undefined): boolean {
  if (now === undefined) return false;
  return wanted === undefined || wanted > now;
}

/** The requested limit, in money or in session minutes; undefined for no limit. */
export function requestedLimit(request: {
  readonly kind: LimitKind;
  readonly amount: Amount | null;
  readonly minutes: number | null;
}): bigint | undefined {
  if (request.kind !== 'session') return request.amount ?? undefined;
  return request.minutes === null ? undefined : BigInt(request.minutes);
}
