import { useLanguage } from '../../i18n/use-text.ts';
import { formatWhen } from '../../ui/format.ts';
import { useZone } from '../../ui/time/zone.ts';

/** An hour of a salary, such as `2026-11-29T13+08:00`, or `T13:30+05:30` beside the whole hours. */
const HOUR = /^(\d{4}-\d{2}-\d{2}T\d{2})(:\d{2})?([+-]\d{2}:\d{2})$/;

/** Names the period of a bill by its key: an hour as a time, a day or a longer one as it is. */
export function usePeriodName(): (key: string) => string {
  const language = useLanguage();
  const zone = useZone();
  return (key) => {
    const [, hour, minutes = ':00', offset] = HOUR.exec(key) ?? [];
    if (hour === undefined) return key;
    return formatWhen(Date.parse(`${hour}${minutes}${offset}`), language, zone);
  };
}
