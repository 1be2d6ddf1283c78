import { periodText } from '@fairhouse/rules/words';
import { dateFormat, LANGUAGE_LOCALES, type Language } from '@fairhouse/values';
import { formatsFor } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { dayTextsFor, shortDaysFor } from '../../i18n/use-day-texts.ts';

/** Writes a period of a contract by its key. */
interface Periods {
  readonly period: (key: string) => string;
  /** In figures, for the axis of a chart. */
  readonly shortPeriod: (key: string) => string;
}

export const usePeriods = (): Periods => periodsFor(useLanguage());

/** As a language writes them, for code that is not a component. */
export function periodsFor(language: Language): Periods {
  const locale = LANGUAGE_LOCALES[language];
  const { dateTime } = formatsFor(locale);
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  const time = (at: number) => dateFormat(locale, clock).format(at);
  return {
    period: (key) => periodText(key, { ...dayTextsFor(language), dateTime }),
    shortPeriod: (key) => periodText(key, { ...shortDaysFor(language), dateTime: time }),
  };
}
