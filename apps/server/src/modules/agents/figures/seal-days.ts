import { businessDayAt, dayBegins, plusDays } from '@fairhouse/rules/agency';
import { HOUR_MS, instant, type Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { closeDay, listUnsealedDays, pruneHours, sealDay } from './store/days.ts';

/** A day is final this long after its end (agency.md 3.2). */
const SEAL_AFTER_MS = 3 * HOUR_MS;
/** Contracts by the hour are settled long before an hour is this old. */
const HOURS_KEPT_MS = 40 * HOUR_MS;
/** Days further back than reports go are not opened again. */
const SEALED_DAYS = 92;

/**
 * Closes the days that are over: the caller has counted everything. Seals the days that ended three
 * hours ago and of which nothing is left to count, and deletes hours at vendors of old ones.
 */
export async function sealDays(sql: Sql, merchant: Merchant, now: Instant): Promise<void> {
  await closeDay(sql, merchant.id, plusDays(businessDayAt(merchant, now), -1));
  const last = plusDays(businessDayAt(merchant, instant(now - SEAL_AFTER_MS)), -1);
  const from = plusDays(last, -SEALED_DAYS);
  let isAnySealed = false;
  for (const day of await listUnsealedDays(sql, merchant.id, from, last)) {
    const end = dayBegins(merchant, plusDays(day, 1));
    isAnySealed = (await sealDay(sql, merchant.id, day, end)) || isAnySealed;
  }
  if (isAnySealed) await pruneHours(sql, merchant.id, instant(now - HOURS_KEPT_MS));
}
