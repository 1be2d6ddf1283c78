import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paceOf, timeText, zoneCity, type DrawSchedule } from './draw-view.ts';

/** So many times of a day are told one by one; more are counted. */
const TIMES_TOLD = 3;
/** A week that begins on a Monday, for the names of its days. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Says how often, or when, a lottery draws. */
export function usePace(): (schedule: DrawSchedule) => string {
  const t = useTexts('games');
  const { list, weekday } = useFormats();
  const everySo = (seconds: number): string => {
    const { unit, count } = paceOf(seconds);
    if (unit === 'daily') return t('daily');
    if (unit === 'hours') return t('everyHours', { count });
    return unit === 'minutes'
      ? t('everyMinutes', { count })
      : t('everySeconds', { seconds: count });
  };
  return (schedule) => {
    if (schedule.kind === 'interval') return everySo(schedule.seconds);
    const { times, weekdays, monthDays, zone } = schedule;
    if (times.length > TIMES_TOLD) return t('timesADay', { count: times.length });
    const at = `${list(times.map(timeText))} (${zoneCity(zone)})`;
    if (monthDays) return t('monthDaysAt', { days: list(monthDays.map(String)), times: at });
    if (!weekdays || weekdays.length === 7) return t('dailyAt', { times: at });
    const days = weekdays.map((day) => weekday(MONDAY + (day - 1) * DAY_MS));
    return t('weekdaysAt', { days: list(days), times: at });
  };
}
