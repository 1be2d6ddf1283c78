import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { useMemo } from 'react';
import { drawTimeText } from '../../../draws/draw-time-text.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useLottery } from '../use-lottery.ts';

/**
 * Formats an instant of a draw to the second: by the clock of its lottery where that has a calendar
 * of its own, else by the reader's.
 */
export function useDrawClock(lottery: string | undefined): (at: number) => string {
  const { dateTime } = useFormats();
  const locale = LANGUAGE_LOCALES[useLanguage()];
  const pace = useLottery()(lottery ?? '')?.pace;
  const zone = pace?.kind === 'calendar' ? pace.zone : undefined;
  return useMemo(
    () => (at) =>
      zone === undefined ? dateTime(at) : drawTimeText(at, zone, locale, undefined, SECONDS),
    [zone, locale, dateTime],
  );
}

const SECONDS = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
} as const;
