import { SECOND_MS } from '@fairhouse/values';
import { processEach } from '../../../platform/process-each.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { listMissedDraws } from './store.ts';
import { voidDraw } from '../draws/index.ts';
import { bindDraws } from './bind-draws.ts';
import { submitLogLines, submitSeals } from './submit-log-lines.ts';

const JOB = 'lottery-witness';
const SEALS_JOB = 'lottery-witness-books';

/**
 * Submits new lines of the draw logs to the witness, binds logged draws, and voids draws that were
 * not bound by their opening.
 */
export const witnessDrawLogs: Job = {
  name: JOB,
  everyMs: 500,
  run: async (app) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      await voidMissedDraws(app, merchant);
      await submitLogLines(app, merchant);
      await bindDraws(app, merchant, JOB);
    });
  },
};

/** Submits the seals of the ledgers to the witness. */
export const witnessLedgerSeals: Job = {
  name: SEALS_JOB,
  everyMs: 5 * SECOND_MS,
  run: (app) => eachMerchant({ app, job: SEALS_JOB }, (merchant) => submitSeals(app, merchant)),
};

async function voidMissedDraws(app: AppContext, merchant: Merchant): Promise<void> {
  const voidIt = async ({ draw_id, lottery }: { draw_id: bigint; lottery: string }) => {
    await app.leases.transaction(JOB, async (sql) => {
      const drawRef = { merchant: merchant.id, draw: draw_id };
      await voidDraw(sql, app, { ...drawRef, reason: 'not_bound', madeBy: 'house' });
      return { commit: true, value: undefined };
    });
    app.signals.send({ topic: 'draw', merchant: merchant.id, lottery });
  };
  await processEach(
    { app, job: JOB },
    await listMissedDraws(app.pool, merchant.id),
    voidIt,
    ({ issue }) => issue,
  );
}
