import { pageNow } from '../../../ui/time/page-clock.ts';
import { zonedDay } from '../../../ui/time/zoned-time.ts';

/** The present month in a zone, as `YYYY-MM`. */
export function thisMonth(zone: string | undefined): string {
  return zonedDay(pageNow(), zone).slice(0, 'YYYY-MM'.length);
}
