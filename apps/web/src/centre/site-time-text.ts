import { dateFormat } from '@fairhouse/values';

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
};
const SHOWN = { date: DATE, time: TIME, dateTime: { ...DATE, ...TIME } } as const;

/** A time of a record in a zone; in the browser's while the site's is not known. */
export function siteTimeText(
  at: number,
  locale: string,
  timeZone: string | undefined,
  shown: keyof typeof SHOWN = 'dateTime',
): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return dateFormat(locale, { ...SHOWN[shown], ...zone }).format(at);
}
