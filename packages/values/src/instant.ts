import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

/** Milliseconds since 1970, UTC. */
export type Instant = Brand<number, 'Instant'>;

/** A business day in a merchant's time zone, `YYYY-MM-DD`. */
export type Day = Brand<string, 'Day'>;

/** Durations in milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const DAY_FORM = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The instant of an integer of milliseconds; throws for any other number. */
export function instant(ms: number): Instant {
  assert(Number.isSafeInteger(ms) && ms >= 0, `not an instant: ${ms}`);
  return ms as Instant;
}

/** The instant `ms` later (earlier when negative). */
export function plus(start: Instant, ms: number): Instant {
  return instant(start + ms);
}

/** Parses `YYYY-MM-DD`; undefined for anything else, including dates that do not exist. */
export function parseDay(text: string): Day | undefined {
  if (!DAY_FORM.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return date.toISOString().startsWith(text) ? (text as Day) : undefined;
}
