// Counts what vendors' transactions came to by day and game, a minute behind. Two hours after its
// end a day is counted again from all of its transactions: what a job booked late is in it then,
// and with the last day of a month its commission is final.
import { HOUR_MS, MINUTE_MS, type Day, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { businessDay, dayBefore, dayBegins } from '../../../platform/business-day.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { vendorsOf } from '../records/index.ts';
import { computeStatement } from './compute-statement.ts';
import {
  countSpan,
  endOfSlice,
  forgetDay,
  lockDayCursor,
  markRecounted,
  moveDayCursor,
} from './store/days.ts';

const JOB = 'vendors-days';
/** A transaction is booked within seconds of its time. */
const BEHIND_MS = MINUTE_MS;
const SETTLES_MS = 2 * HOUR_MS;
const SLICE = 20_000;

/** The day after. */
export const dayAfter = (merchant: Merchant, day: Day): Day =>
  businessDay(merchant, (dayBegins(merchant, day) + 36 * HOUR_MS) as Instant);

/** Counts a day again; the caller has locked the vendor's cursor. */
export async function recountDay(
  sql: Sql,
  merchant: Merchant,
  vendor: string,
  { day, until }: { readonly day: Day; readonly until: number },
): Promise<void> {
  const { zone, cutHour: cut } = merchant;
  const to = Math.min(dayBegins(merchant, dayAfter(merchant, day)), until);
  await forgetDay(sql, merchant.id, vendor, day);
  const from = dayBegins(merchant, day);
  if (from < to) await countSpan(sql, merchant.id, { vendor, from, to, zone, cut });
}

/** Counts a slice of what is new; false if that is all. */
async function countSlice(
  app: AppContext,
  merchant: Merchant,
  vendor: string,
  now: Instant,
): Promise<boolean> {
  return transaction(app.pool, async (sql) => {
    const cursor = await lockDayCursor(sql, merchant.id, vendor);
    if (cursor === undefined) return { commit: false, value: false };
    const from = cursor.counted_to.getTime();
    const end = now - BEHIND_MS;
    if (end <= from) return { commit: false, value: false };
    const to = await endOfSlice(sql, merchant.id, { vendor, from, to: end, most: SLICE });
    const { zone, cutHour: cut } = merchant;
    await countSpan(sql, merchant.id, { vendor, from, to, zone, cut });
    await moveDayCursor(sql, merchant.id, vendor, to);
    return { commit: true, value: to < end };
  });
}

async function recountYesterday(
  app: AppContext,
  merchant: Merchant,
  vendor: string,
  now: Instant,
): Promise<void> {
  const day = dayBefore(businessDay(merchant, (now - SETTLES_MS) as Instant));
  await transaction(app.pool, async (sql) => {
    const cursor = await lockDayCursor(sql, merchant.id, vendor);
    const isDone = cursor === undefined || (cursor.recounted !== null && cursor.recounted >= day);
    if (isDone) return { commit: false, value: undefined };
    await recountDay(sql, merchant, vendor, { day, until: cursor.counted_to.getTime() });
    await markRecounted(sql, merchant.id, vendor, day);
    const isMonthOver = day.slice(0, 7) !== dayAfter(merchant, day).slice(0, 7);
    if (isMonthOver) await computeStatement(sql, merchant, vendor, { month: day, now });
    return { commit: true, value: undefined };
  });
}

export const countVendorDays: Job = {
  name: JOB,
  everyMs: MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const { vendors } = await vendorsOf(app, merchant.id);
      await processEach(
        { app, job: JOB },
        [...vendors.keys()],
        async (vendor) => {
          for (let isMore = true; isMore;) isMore = await countSlice(app, merchant, vendor, now);
          await recountYesterday(app, merchant, vendor, now);
        },
        (vendor) => `${merchant.code}:${vendor}`,
      );
    }),
};
