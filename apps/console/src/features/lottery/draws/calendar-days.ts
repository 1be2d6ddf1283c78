// Days of the calendar, as the filter writes them; pure functions.
import { formatZonedTime } from '../../../ui/time/zoned-time.ts';

const DAY_MS = 86_400_000;

/** The day of an instant in a zone: `2026-11-24`. */
export function dayAt(at: number, zone: string | undefined): string {
  return formatZonedTime(at, zone).slice(0, 10);
}

/** The day so many days after another, or before it; the other one where it is no day. */
export function dayBeside(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + days * DAY_MS).toISOString().slice(0, 10);
}
