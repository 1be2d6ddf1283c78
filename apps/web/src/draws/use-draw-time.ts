import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { useMemo } from 'react';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { drawTimeText } from './draw-time-text.ts';

/**
 * Formats when a draw is, wherever the site says it: by the lottery's own clock, with its name
 * where the reader's clock shows another time; by the reader's for lotteries without a calendar.
 * What a member did has the time of the reader's clock (`dateTime`), in records that of the site's.
 */
export function useDrawTime(): (at: number, zone?: string) => string {
  const { dateTime } = useFormats();
  const locale = LANGUAGE_LOCALES[useLanguage()];
  return useMemo(
    () => (at, zone) => (zone === undefined ? dateTime(at) : drawTimeText(at, zone, locale)),
    [dateTime, locale],
  );
}
