import type { Instant } from '@fairhouse/values';

/** An instant in a merchant's zone as a spreadsheet reads it: `2026-11-20 21:05:09`. */
export function formatZonedTime(at: Instant, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
}
