// Formats of numbers, money and times. Money stays a decimal string: no arithmetic is done with it.
import { LANGUAGE_LOCALES, dateFormat, numberFormat, type Language } from '@fairhouse/values';

/** `"1234.5000"` as `1,234.50`; four decimals when two would lose digits. */
export function formatMoney(value: string, language: Language): string {
  const digits = /\.\d\d0*$|^[^.]*$|\.\d$/.test(value) ? 2 : 4;
  return numberFormat(LANGUAGE_LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral);
}

/** `"1234.5678"` as `1,234.57`: for figures that are compared, not booked. */
export function formatRoundedMoney(value: string, language: Language): string {
  return numberFormat(LANGUAGE_LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value as Intl.StringNumericLiteral);
}

export function formatCount(value: number | bigint, language: Language): string {
  return numberFormat(LANGUAGE_LOCALES[language]).format(value);
}

/** Date and time to the second, in the given zone. */
export function formatWhen(at: number, language: Language, zone: string | undefined): string {
  return dateFormat(LANGUAGE_LOCALES[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
}

/** Date and time to the minute, in the given zone. */
export function formatMinute(at: number, language: Language, zone: string | undefined): string {
  return dateFormat(LANGUAGE_LOCALES[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
}

/** A day such as `2026-11-22` as the language writes it; undefined if it is not one. */
export function formatDay(day: string, language: Language): string | undefined {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(at)) return undefined;
  return dateFormat(LANGUAGE_LOCALES[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }).format(at);
}

/** The days from one to another, both included; text that is no day stays as it is. */
export function formatDays(first: string, last: string, language: Language): string {
  const format = dateFormat(LANGUAGE_LOCALES[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const [from, to] = [Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`)];
  return Number.isNaN(from) || Number.isNaN(to) ? first : format.formatRange(from, to);
}

/** Hour and minute, or day and month, for the axis of a chart. */
export function formatTick(
  at: number,
  by: 'hour' | 'day',
  language: Language,
  zone: string | undefined,
): string {
  const parts: Intl.DateTimeFormatOptions =
    by === 'hour'
      ? { hour: '2-digit', minute: '2-digit', hour12: false }
      : { month: '2-digit', day: '2-digit' };
  return dateFormat(LANGUAGE_LOCALES[language], {
    ...parts,
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
}

/** A duration as `3:07`, `1:02:45` or `2d 4h`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** The height of a figure in a chart, as a float for drawing only. */
export function chartHeight(value: string): number {
  return Number(value);
}

/** The used percentage of a limit, in whole percents; undefined without a limit. */
export function usedPercent(value: string, limit: string): number | undefined {
  const of = Number(limit);
  return of === 0 ? undefined : Math.round((Number(value) / of) * 100);
}

/** Parts per million as a percentage: `985_000` is `98.5 %`. */
export function partsPerMillion(parts: number): string {
  return `${Number((parts / 10_000).toFixed(4))} %`;
}
