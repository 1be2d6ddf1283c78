// Computes which games are played by the same members, four times a day.
import { HOUR_MS, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { businessDay } from '../../../platform/business-day.ts';
import type { Job } from '../../../platform/jobs.ts';
import { transaction } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { computeAffinities as compute, saveRun, takeRun } from './store.ts';

const JOB = 'vendors-affinities';
const REST_MS = 6 * HOUR_MS;

/** One transaction: members see the last affinities until the next ones are whole. */
async function computeOf(app: AppContext, merchant: Merchant, now: Instant): Promise<void> {
  await transaction(app.pool, async (sql) => {
    const isDue = await takeRun(sql, merchant.id, { now, restMs: REST_MS });
    if (!isDue) return { commit: false, value: undefined };
    await saveRun(sql, merchant.id, await compute(sql, merchant.id, businessDay(merchant, now)));
    return { commit: true, value: undefined };
  });
}

/** A merchant whose run fails keeps what it had, and keeps no other from its own. */
export const computeAffinities: Job = {
  name: JOB,
  everyMs: HOUR_MS,
  run: (app, now) => eachMerchant({ app, job: JOB }, (merchant) => computeOf(app, merchant, now)),
};
