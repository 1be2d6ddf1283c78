// Compares a vendor's transactions of a day with ours; each difference becomes a case (games.md
// 3.6).
import {
  transactionsListAnswer,
  VENDOR_PATHS,
  type VendorTransaction,
} from '@fairhouse/calls/vendor';
import {
  fail,
  HOUR_MS,
  MINUTE_MS,
  ok,
  type Day,
  type Instant,
  type Result,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { businessDay, dayBefore, dayBegins } from '../../../platform/business-day.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { eachMerchant } from '../../settings/index.ts';
import { askVendor, baseUrlOf, operatorRefOf } from '../outbound/index.ts';
import { openCase, parseVendorUser, vendorsOf, type VendorConfig } from '../records/index.ts';
import { compareTransactions } from './compare-transactions.ts';
import {
  isReconciled,
  listBookedBetween,
  listOwnTransactions,
  listSandboxed,
  putReconciledDay,
} from './store.ts';

const JOB = 'vendors-reconciliation';
/** A day is compared this long after its end. */
const SETTLES_MS = 2 * HOUR_MS;
/** The clocks of a vendor and of ours may differ by this much. */
const SKEW_MS = 10 * MINUTE_MS;
const PAGES_MOST = 2000;
const IDS_AT_ONCE = 1000;

/** Compares one day; the number of differences, or why the vendor's list could not be read. */
async function reconcileDay(
  app: AppContext,
  merchant: Merchant,
  vendor: VendorConfig,
  { day, now }: { readonly day: Day; readonly now: Instant },
): Promise<Result<number, string>> {
  const from = dayBegins(merchant, day);
  const to = dayBegins(merchant, businessDay(merchant, (from + 36 * HOUR_MS) as Instant));
  const theirs = await listTheirs(app, merchant, vendor, {
    from: from - SKEW_MS,
    to: to + SKEW_MS,
  });
  if (!theirs.ok) return theirs;
  const ids = theirs.value.map(({ transaction_uuid: id }) => id.toLowerCase());
  const own = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const slice = ids.slice(at, at + IDS_AT_ONCE);
    own.push(...(await listOwnTransactions(app.pool, merchant.id, vendor.code, slice)));
  }
  const booked = await listBookedBetween(app.pool, merchant.id, vendor.code, { from, to });
  const isInDay = (at: number): boolean => at >= from && at < to;
  const differences = compareTransactions(theirs.value, own, booked, isInDay);
  for (const difference of differences) {
    await openCase(app, { merchant: merchant.id, vendor: vendor.code, ...difference });
  }
  await putReconciledDay(app.pool, merchant.id, {
    vendor: vendor.code,
    day,
    transactions: booked.length,
    cases: differences.length,
    now,
  });
  return ok(differences.length);
}

async function listTheirs(
  app: AppContext,
  merchant: Merchant,
  vendor: VendorConfig,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Result<VendorTransaction[], string>> {
  const found: VendorTransaction[] = [];
  for (const trial of vendor.trial_book ? [false, true] : [false]) {
    let cursor: string | undefined;
    for (let pages = 0; pages < PAGES_MOST; pages++) {
      const answer = await askVendor(app, vendor, {
        path: VENDOR_PATHS.transactionsList,
        body: {
          operator_id: operatorRefOf(merchant, vendor, trial),
          start_time: from,
          end_time: to,
          ...(cursor === undefined ? {} : { cursor }),
        },
        schema: transactionsListAnswer,
      });
      if (!answer.ok) return fail(`${answer.problem.kind}: ${answer.problem.detail}`);
      if (answer.value.status !== 'RS_OK') return fail(answer.value.status);
      found.push(...answer.value.list);
      cursor = answer.value.cursor;
      if (cursor === undefined) break;
    }
    if (cursor !== undefined) return fail('its pages have no end');
  }
  const unique = new Map(found.map((each) => [each.transaction_uuid.toLowerCase(), each]));
  return ok(await withoutSandboxes(app, merchant, [...unique.values()]));
}

/** What the lab played went wrong on purpose, and is compared by the lab. */
async function withoutSandboxes(
  app: AppContext,
  merchant: Merchant,
  found: readonly VendorTransaction[],
): Promise<VendorTransaction[]> {
  const memberOf = ({ user }: VendorTransaction) => parseVendorUser(user)?.member;
  const members = [...new Set(found.flatMap((each) => memberOf(each) ?? []))];
  const sandboxed = new Set<unknown>(await listSandboxed(app.pool, merchant.id, members));
  return found.filter((each) => !sandboxed.has(memberOf(each)));
}

/** Compares yesterday once it has been over for two hours. */
export const reconcileVendors: Job = {
  name: JOB,
  everyMs: 10 * MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const day = dayBefore(businessDay(merchant, (now - SETTLES_MS) as Instant));
      const { vendors } = await vendorsOf(app, merchant.id);
      const asked = [...vendors.values()].filter(
        (vendor) => vendor.signingKey !== undefined && baseUrlOf(app, vendor) !== '',
      );
      await processEach(
        { app, job: JOB },
        asked,
        async (vendor) => {
          if (await isReconciled(app.pool, merchant.id, vendor.code, day)) return;
          const done = await reconcileDay(app, merchant, vendor, { day, now });
          if (!done.ok) throw new Error(`the transactions of ${vendor.code}: ${done.problem}`);
        },
        (vendor) => `${merchant.code}:${vendor.code}:${day}`,
      );
    }),
};
