import { periodText } from '@fairhouse/rules/words';
import { dateFormat, LANGUAGE_LOCALES, type Language } from '@fairhouse/values';
import { siteTimeText } from '../../centre/site-time-text.ts';
import { dayTextsFor, shortDaysFor } from '../../i18n/use-day-texts.ts';

/** Writes a period of a contract by its key. */
export interface Periods {
  readonly period: (key: string) => string;
  /** In figures, for the axis of a chart. */
  readonly shortPeriod: (key: string) => string;
}

/** As a language writes them; hours are those of the zone. */
export function periodsFor(language: Language, timeZone?: string): Periods {
  const locale = LANGUAGE_LOCALES[language];
  const zone = timeZone === undefined ? {} : { timeZone };
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false, ...zone } as const;
  const dateTime = (at: number) => siteTimeText(at, locale, timeZone);
  const time = (at: number) => dateFormat(locale, clock).format(at);
  return {
    period: (key) => periodText(key, { ...dayTextsFor(language), dateTime }),
    shortPeriod: (key) => periodText(key, { ...shortDaysFor(language), dateTime: time }),
  };
}
