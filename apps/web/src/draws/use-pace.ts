import { LANGUAGE_LOCALES } from '@fairhouse/values';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { intervalUnit, weekdayRanges, formatClockTime, type DrawPace } from './draw-view.ts';
import { zoneName } from './zone-name.ts';

/** A Monday, from which the names of the days are formatted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Formats how often, or when, a lottery draws. */
export function usePace(): (pace: DrawPace) => string {
  const t = useTexts('games');
  const { list, weekday } = useFormats();
  const locale = LANGUAGE_LOCALES[useLanguage()];
  const everySo = (seconds: number): string => {
    const { unit, count } = intervalUnit(seconds);
    if (unit === 'daily') return t('daily');
    if (unit === 'hours') return t('everyHours', { count });
    return unit === 'minutes'
      ? t('everyMinutes', { count })
      : t('everySeconds', { seconds: count });
  };
  return (pace) => {
    if (pace.kind === 'interval') return everySo(pace.seconds);
    const { times, perDay, weekdays, monthDays, zone } = pace;
    if (times.length < perDay) return t('timesADay', { count: perDay });
    const at = `${list(times.map(formatClockTime))} (${zoneName(zone, locale)})`;
    if (monthDays) return t('monthDaysAt', { days: list(monthDays.map(String)), times: at });
    if (!weekdays || weekdays.length === 7) return t('dailyAt', { times: at });
    const nameOf = (day: number): string => weekday(MONDAY + (day - 1) * DAY_MS);
    const days = weekdayRanges(weekdays).map(([first, last]) =>
      first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`,
    );
    return t('weekdaysAt', { days: list(days), times: at });
  };
}
