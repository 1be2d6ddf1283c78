import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { useLanguage } from '../i18n/language.ts';
import { useSite } from '../site/use-site.ts';
import { siteTimeText } from './site-time-text.ts';

interface SiteTimes {
  /** Undefined until the site is known. */
  readonly timeZone: string | undefined;
  readonly date: (at: number) => string;
  readonly time: (at: number) => string;
  readonly dateTime: (at: number) => string;
}

/**
 * Formats times of records by the site's clock, as the days count by which records are filtered: by
 * the reader's own, a row could show another day than its filter.
 */
export function useSiteTimes(): SiteTimes {
  const timeZone = useSite()?.timeZone;
  const locale = LANGUAGE_LOCALES[useLanguage()];
  return {
    timeZone,
    date: (at) => siteTimeText(at, locale, timeZone, 'date'),
    time: (at) => siteTimeText(at, locale, timeZone, 'time'),
    dateTime: (at) => siteTimeText(at, locale, timeZone),
  };
}
