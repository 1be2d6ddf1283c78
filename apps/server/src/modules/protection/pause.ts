// Breaks from play: how long they last, whether one holds, and which of two is the longer. Pure.
import { instant, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';

export const TIMEOUTS = ['24h', '7d', '30d', '6w'] as const;
export const EXCLUSIONS = ['6m', '1y', '5y', 'forever'] as const;

export type PauseKind = 'timeout' | 'exclusion';
export type PauseLength = (typeof TIMEOUTS)[number] | (typeof EXCLUSIONS)[number];

/** A member's break; `until` is FOREVER for one without an end. */
export interface Pause {
  readonly kind: PauseKind;
  readonly length: string;
  readonly from: Instant;
  readonly until: Instant;
  /** When an exclusion lifts, its end being past and its member having asked. */
  readonly returnAt: Instant | undefined;
  /** Who made it: the member's or the operator's name. */
  readonly by: string;
}

/** 9999-12-31: later than any break that has an end. */
export const FOREVER = instant(253_402_214_400_000);

const LENGTHS: Readonly<Record<Exclude<PauseLength, 'forever'>, Temporal.DurationLike>> = {
  '24h': { hours: 24 },
  '7d': { days: 7 },
  '30d': { days: 30 },
  '6w': { weeks: 6 },
  '6m': { months: 6 },
  '1y': { years: 1 },
  '5y': { years: 5 },
};

/** When a break that begins now ends, in the merchant's zone. */
export function pauseEnds(length: PauseLength, now: Instant, zone: string): Instant {
  if (length === 'forever') return FOREVER;
  const begins = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return instant(begins.add(LENGTHS[length]).epochMilliseconds);
}

/** Whether a break keeps its member from betting and paying in. */
export function holds(pause: Pause | undefined, now: Instant): pause is Pause {
  if (pause === undefined) return false;
  if (pause.kind === 'timeout') return now < pause.until;
  return pause.returnAt === undefined || now < pause.returnAt;
}

/**
 * Whether a break may stand in place of another: nobody shortens one, and a time-out never replaces
 * an exclusion (security.md G3).
 */
export function mayReplace(
  old: Pause | undefined,
  wanted: { readonly kind: PauseKind; readonly until: Instant },
  now: Instant,
): boolean {
  if (!holds(old, now)) return true;
  if (old.kind === 'exclusion' && wanted.kind === 'timeout') return false;
  return wanted.until > old.until || (wanted.kind === 'exclusion' && old.kind === 'timeout');
}
