// The sums of settled draws, from which statistics are read. Not a part of settling: no figure
// delays money.
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { eachMerchant } from '../../settings/index.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { expectReturn, NO_RETURN } from './compare-return.ts';
import { listBought, listSumsDue, lockSumDue, replaceSum, type SumDue } from './store/draw-sums.ts';

const JOB = 'lottery-sum-draws';

/** Makes the sums of the draws that were settled or voided since. */
export const sumDraws: Job = {
  name: JOB,
  everyMs: 2000,
  run: async (app) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      await processEach(
        { app, job: JOB },
        await listSumsDue(app.pool, merchant.id),
        (due) => sumDraw(app, merchant, due),
        ({ issue }) => issue,
      );
    });
  },
};

async function sumDraw(app: AppContext, merchant: Merchant, due: SumDue): Promise<void> {
  const family = (await getCatalogue(app, merchant)).find(due.lottery)?.family;
  await app.leases.transaction(JOB, async (sql) => {
    if (!(await lockSumDue(sql, merchant.id, due))) return { commit: false, value: undefined };
    const bought = await listBought(sql, merchant.id, due.draw_id);
    const expected = family === undefined ? NO_RETURN : expectReturn(family, bought);
    await replaceSum(sql, merchant.id, due, expected);
    return { commit: true, value: undefined };
  });
}
