import { businessDayAt, dayBegins } from '@fairhouse/rules/agency';
import { instant, MINUTE_MS } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { hasUncountedDraws, isOpenDay } from './store/uncounted.ts';

/**
 * Figures are counted every minute. What still waits for them this long after it was due is an
 * alarm: it might wait for ever.
 */
export const LATE_COUNT_MS = 30 * MINUTE_MS;

/**
 * Whether the figures of a period contain everything that was settled before its end. A bill of
 * figures that lack something would pay by a guess: it waits.
 */
export async function isCounted(
  sql: Sql,
  merchant: Merchant,
  { end, byHour }: { readonly end: number; readonly byHour: boolean },
): Promise<boolean> {
  if (await hasUncountedDraws(sql, merchant.id, new Date(end))) return false;
  if (byHour) return true;
  const day = businessDayAt(merchant, instant(end - 1));
  const span = { day, begin: new Date(dayBegins(merchant, day)), end: new Date(end) };
  return !(await isOpenDay(sql, merchant.id, span));
}
