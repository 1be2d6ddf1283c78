// A cool-off or self-exclusion stops the member's chases at once, whatever their draws. It is a
// separate job, so that it does not wait for other chases.
import type { Id } from '@fairhouse/values';
import { appCache } from '../../../platform/database/app-cache.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { listBlockedSince } from '../../protection/index.ts';
import { eachMerchant } from '../../settings/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { stopBarredChase } from './run-chases.ts';
import { listActivePlans, type ChaseRow } from './store/chases.ts';

const JOB = 'lottery-stop-paused';

/**
 * The version up to which exclusions were processed, by merchant; a new process starts with all.
 */
const followed = appCache<Map<number, bigint>>();

/**
 * Stops every chase of members who started a cool-off or self-exclusion; a run without changes
 * costs one small query.
 */
export const stopExcludedChases: Job = {
  name: JOB,
  everyMs: 250,
  run: (app) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const version = versionsOf(app).get(merchant.id) ?? 0n;
      const paused = await listBlockedSince(app.pool, merchant, version);
      const isDone =
        paused.members.length === 0 || (await stopChasesOf(app, merchant, paused.members));
      // If a chase could not be stopped, the version stays, so that the next run tries it again.
      if (isDone) versionsOf(app).set(merchant.id, paused.version);
    }),
};

/** True if all chases were stopped. */
async function stopChasesOf(
  app: AppContext,
  merchant: Merchant,
  members: readonly Id<'member'>[],
): Promise<boolean> {
  const plans = await listActivePlans(app.pool, merchant.id, members);
  if (plans.length === 0) return true;
  const { lotteries } = await readCatalogue(app.pool, merchant);
  const stop = async (plan: ChaseRow): Promise<void> => {
    const lottery = lotteries.find(({ row }) => row.code === plan.lottery);
    if (lottery !== undefined) await stopBarredChase({ app, merchant, lottery, plan });
  };
  // Concurrently, so that the ledger books the refunds in few batches.
  const stopped = await Promise.all(
    plans.map((plan) =>
      processEach({ app, job: JOB }, [plan], stop, ({ chase_id: id }) => `chase ${id}`),
    ),
  );
  return stopped.every(Boolean);
}

function versionsOf(app: AppContext): Map<number, bigint> {
  const known = followed.get(app) ?? new Map<number, bigint>();
  followed.set(app, known);
  return known;
}
