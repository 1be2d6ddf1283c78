import { businessDayAt, dayBegins, plusDays, spanOfDays } from '@fairhouse/rules/agency';
import { HOUR_MS, instant, type Day, type Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  findFirstHour,
  findFoldedDay,
  foldDay,
  listUnsealedDays,
  pruneHours,
  sealDay,
} from './store/days.ts';

/** A day is final this long after its end (agency.md 3.2). */
const SEAL_AFTER_MS = 3 * HOUR_MS;
/** Contracts by the hour are settled long before an hour is this old. */
const HOURS_KEPT_MS = 40 * HOUR_MS;
/** Days further back than reports go are not opened again. */
const SEALED_DAYS = 92;

/** Makes days of the hours of days that are over, each once, and deletes hours of old ones. */
export async function foldDays(sql: Sql, merchant: Merchant, now: Instant): Promise<void> {
  const yesterday = plusDays(businessDayAt(merchant, now), -1);
  const first = await findFirstHour(sql, merchant.id);
  if (first === undefined) return;
  const folded = await findFoldedDay(sql, merchant.id);
  const begin = businessDayAt(merchant, instant(first.getTime()));
  let day: Day = folded === undefined ? begin : plusDays(folded, 1);
  if (day < begin && begin <= yesterday) day = begin;
  if (day > yesterday) return;
  for (; day <= yesterday; day = plusDays(day, 1)) {
    await foldDay(sql, merchant.id, day, spanOfDays(merchant, day, day));
  }
  const kept = Math.min(now - HOURS_KEPT_MS, dayBegins(merchant, plusDays(yesterday, 1)));
  await pruneHours(sql, merchant.id, instant(kept));
}

/** Seals the days that ended three hours ago and of which nothing is left to count. */
export async function sealDays(sql: Sql, merchant: Merchant, now: Instant): Promise<void> {
  const last = plusDays(businessDayAt(merchant, instant(now - SEAL_AFTER_MS)), -1);
  const from = plusDays(last, -SEALED_DAYS);
  for (const day of await listUnsealedDays(sql, merchant.id, from, last)) {
    await sealDay(sql, merchant.id, day, dayBegins(merchant, plusDays(day, 1)));
  }
}
