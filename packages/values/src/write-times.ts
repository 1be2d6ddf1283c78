// Days and instants in texts that the server writes for a reader.
import { dateFormat } from './intl-formats.ts';
import { LANGUAGE_LOCALES } from './language-locales.ts';
import type { Language } from './merchant.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** An instant to the minute, in a zone: `22 Nov 2026, 14:05`. */
export function writeMinute(at: number, zone: string, language: Language): string {
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  return dateFormat(LANGUAGE_LOCALES[language], { ...DAY, ...clock, timeZone: zone }).format(at);
}

/** The days from `2026-11-16` to another one, both included; a single day is written once. */
export function writeDays(first: string, last: string, language: Language): string {
  const format = dateFormat(LANGUAGE_LOCALES[language], { ...DAY, timeZone: 'UTC' });
  return format.formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`));
}
