import { dateFormat, LANGUAGE_LOCALES, type Language } from '@fairhouse/values';
import { useLanguage } from './language.ts';

/**
 * Writes business days, such as `2026-11-29`: the same in every zone. Text that is no day, as an
 * address may have it, stays as it is.
 */
export interface DayTexts {
  readonly day: (day: string) => string;
  /** From one day to another, both included. */
  readonly days: (first: string, last: string) => string;
}

const LONG = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const SHORT = { day: '2-digit', month: '2-digit' } as const;

/** As the page's language writes them. */
export const useDayTexts = (): DayTexts => dayTextsFor(useLanguage());

/** In figures without the year, for the axis of a chart. */
export const useShortDays = (): DayTexts => dayTextsFor(useLanguage(), SHORT);

/** As a language writes them, for code that is not a component. */
export function dayTextsFor(
  language: Language,
  style: typeof LONG | typeof SHORT = LONG,
): DayTexts {
  const format = dateFormat(LANGUAGE_LOCALES[language], { ...style, timeZone: 'UTC' });
  const beginOf = (day: string): number => Date.parse(`${day}T00:00Z`);
  return {
    day: (day) => (Number.isNaN(beginOf(day)) ? day : format.format(beginOf(day))),
    days: (first, last) => format.formatRange(beginOf(first), beginOf(last)),
  };
}

export const shortDaysFor = (language: Language): DayTexts => dayTextsFor(language, SHORT);
