import { pageNow } from '../../../ui/time/page-clock.ts';

/** The present month as `YYYY-MM`. */
export function thisMonth(): string {
  return new Date(pageNow()).toISOString().slice(0, 7);
}
