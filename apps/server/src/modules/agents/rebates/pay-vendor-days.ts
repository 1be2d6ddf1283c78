import { businessDayAt, dayBegins, periodAt, plusDays } from '@fairhouse/rules/agency';
import { amount, HOUR_MS, instant, type Day, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import { collectDebts } from '../../wallet/index.ts';
import { OWN_BETS } from '../figures/index.ts';
import { creditOnce, deduct, type Credit } from './book-once.ts';
import {
  listCategoryShares,
  listDueDays,
  lockLastRun,
  markRunPaid,
  shareVendorDay,
} from './store/share-vendor-day.ts';

/** Vendors settle late: a day's rebates are paid this long after its end (agency.md 1.4). */
const PAY_AFTER_MS = 2 * HOUR_MS;

/**
 * Pays the rebates of days at vendors, each day once; where a day changed after its run, another
 * run books the difference.
 */
export async function payVendorDays(
  app: AppContext,
  job: string,
  merchant: Merchant,
  now: Instant,
): Promise<void> {
  const last = plusDays(businessDayAt(merchant, instant(now - PAY_AFTER_MS)), -1);
  const days = await listDueDays(app.pool, merchant.id, last);
  const pay = (day: Day): Promise<void> => payVendorDay(app, job, merchant, day);
  await processEach({ app, job }, days, pay, (day) => `vendors ${day}`);
}

async function payVendorDay(
  app: AppContext,
  job: string,
  merchant: Merchant,
  day: Day,
): Promise<void> {
  const version = await app.leases.transaction(job, async (sql) => {
    const run = await lockLastRun(sql, merchant.id, day);
    // A run that was not paid is paid as it stands; what changed since is another run's.
    if (run !== undefined && !run.paid) return { commit: true, value: run.version };
    const next = (run?.version ?? 0) + 1;
    await shareVendorDay(sql, {
      merchant: merchant.id,
      day,
      version: next,
      hour: periodAt('hour', merchant, instant(dayBegins(merchant, plusDays(day, 1)) - 1)).begin,
    });
    return { commit: true, value: next };
  });
  const run = { merchant: merchant.id, day, version };
  const shares = await listCategoryShares(app.pool, run);
  const creditOf = ({ member_id: member, category, own, change }: (typeof shares)[number]) => {
    const reference = `${own ? OWN_BETS : 'line'}:${category}:${day}`;
    return {
      member,
      amount: amount(change > 0n ? change : -change),
      code: change > 0n ? 'category_rebate' : 'category_rebate_reversal',
      reference,
      reason: `category:${merchant.code}:${day}:${version}:${reference}:${member}`,
    } satisfies Credit;
  };
  await creditOnce(app, merchant, shares.filter(({ change }) => change > 0n).map(creditOf));
  const taken = shares.filter(({ change }) => change < 0n);
  for (const share of taken) await deduct(app, merchant, creditOf(share));
  if (taken.length > 0) await collectDebts(app, merchant);
  await app.leases.transaction(job, async (sql) => {
    await markRunPaid(sql, run);
    return { commit: true, value: undefined };
  });
}
