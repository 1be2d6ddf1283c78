import { dateFormat } from '@fairhouse/values';

const DATE_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
};

/** A time of a record in a zone; in the browser's while the site's is not known. */
export function siteTimeText(at: number, locale: string, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return dateFormat(locale, { ...DATE_TIME, ...zone }).format(at);
}
