import { periodText } from '@fairhouse/rules/words';
import { useLanguage } from '../../i18n/use-text.ts';
import { formatDays, formatWhen } from '../../ui/format.ts';
import { useZone } from '../../ui/time/zone.ts';

/** Names the period of a bill by its key: a day, days, or the time at which an hour begins. */
export function usePeriodName(): (key: string) => string {
  const language = useLanguage();
  const zone = useZone();
  return (key) =>
    periodText(key, {
      day: (day) => formatDays(day, day, language),
      days: (first, last) => formatDays(first, last, language),
      dateTime: (at) => formatWhen(at, language, zone),
    });
}
