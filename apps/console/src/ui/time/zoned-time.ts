// Times of form fields to the minute, in the merchant's zone and not in that of the browser.
import { dateFormat } from '@fairhouse/values';

/** Formats a time as `2026-11-22T18:30` in a zone; undefined is the browser's own zone. */
export function formatZonedTime(at: number, zone: string | undefined): string {
  const parts = dateFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
  return parts.replace(' ', 'T');
}

/** The same to the second: `2026-11-22T18:30:05`. */
export function zonedTimeText(at: number, zone: string | undefined): string {
  const seconds = String(new Date(at).getUTCSeconds()).padStart(2, '0');
  return `${formatZonedTime(at, zone)}:${seconds}`;
}

/** The day of a time, `2026-11-22`, as the filters of days count it. */
export const zonedDay = (at: number, zone: string | undefined): string =>
  formatZonedTime(at, zone).slice(0, 'YYYY-MM-DD'.length);

/**
 * Parses a text such as `2026-11-22T18:30` in a zone; undefined if it is not a time. A minute that
 * a clock change skips or repeats becomes a neighbouring one.
 */
export function parseZonedTime(typed: string, zone: string | undefined): number | undefined {
  const asUtc = Date.parse(`${typed}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(asUtc)) return undefined;
  const offset = (at: number): number => Date.parse(`${formatZonedTime(at, zone)}Z`) - minuteOf(at);
  const guess = asUtc - offset(asUtc);
  return asUtc - offset(guess);
}

const MINUTE_MS = 60_000;

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
