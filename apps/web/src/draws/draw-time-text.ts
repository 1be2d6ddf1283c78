import { dateFormat } from '@fairhouse/values';
import { zoneName } from './zone-name.ts';

const MINUTES: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
};

/**
 * An instant in a zone, `24 Nov 2026, 18:15`; followed by the name of its clock where the reader's
 * own (`readerZone`, the browser's when left out) shows another time.
 */
export function drawTimeText(
  at: number,
  zone: string,
  locale: string,
  readerZone?: string,
  parts = MINUTES,
): string {
  const text = dateFormat(locale, { ...parts, timeZone: zone }).format(at);
  return isSameClock(at, zone, readerZone) ? text : `${text} (${zoneName(zone, locale)})`;
}

/** The same with hour and minute alone. */
export function drawClockText(
  at: number,
  zone: string,
  locale: string,
  readerZone?: string,
): string {
  const parts = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone } as const;
  const text = dateFormat('en-GB', parts).format(at);
  return isSameClock(at, zone, readerZone) ? text : `${text} (${zoneName(zone, locale)})`;
}

/** Whether two zones show the same time; the second is the browser's when left out. */
export function isSameClock(at: number, zone: string, readerZone: string | undefined): boolean {
  const read = (timeZone: string | undefined) =>
    dateFormat('en-GB', { ...MINUTES, timeZone }).format(at);
  return read(zone) === read(readerZone);
}
