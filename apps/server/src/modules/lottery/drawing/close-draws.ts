import type { RootBody } from '@fairhouse/rules/fair';
import { assert, type MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Sql } from '../../../platform/sql.ts';
import { eachMerchantDue } from '../../settings/index.ts';
import {
  appendLog,
  findDrawById,
  listDrawsToClose,
  listMerchantsToClose,
  lockBook,
  markBookClosed,
  markClosed,
  openDueDraws,
} from '../draws/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { decodeFrontier, treeRoot } from '../hashing/index.ts';

const JOB = 'lottery-close';

/**
 * Opens and closes the draws that are due; closing logs the signed root before any beacon exists.
 */
export const closeDraws: Job = {
  name: JOB,
  everyMs: 250,
  run: async (app) => {
    await eachMerchantDue({ app, job: JOB }, listMerchantsToClose, async ({ id: merchant }) => {
      const changed = new Set<string>();
      for (const { lottery } of await openDueDraws(app.pool, merchant)) changed.add(lottery);
      const close = async (draw: bigint): Promise<void> => {
        const lottery = await app.leases.transaction(JOB, async (sql) => {
          const closed = await closeDraw(sql, app, merchant, draw);
          return { commit: closed !== undefined, value: closed };
        });
        if (lottery !== undefined) changed.add(lottery);
      };
      await processEach(
        { app, job: JOB },
        await listDrawsToClose(app.pool, merchant),
        close,
        String,
      );
      for (const lottery of changed) app.signals.send({ topic: 'draw', merchant, lottery });
    });
  },
};

/**
 * Closes one draw that is due, or earlier with `early`: waits for placements in progress, fixes the
 * root over all leaves and logs it. Returns the lottery's code, or undefined if there was nothing
 * to close.
 */
export async function closeDraw(
  sql: Sql,
  app: AppContext,
  merchant: MerchantId,
  draw: bigint,
  early = false,
): Promise<string | undefined> {
  const book = await lockBook(sql, merchant, draw);
  if (book === undefined || book.closed) return undefined;
  if (!early && book.closes_at > book.now) return undefined;
  const row = await findDrawById(sql, merchant, draw);
  assert(row !== undefined, 'a draw has a row for its book');
  const at = book.now.getTime();
  const root = treeRoot(decodeFrontier(book.leaf_count, book.edge));
  const { leaf_count: count, total_stake: totalStake } = book;
  await markBookClosed(sql, merchant, draw);
  await markClosed(sql, { merchant, draw, at, root, count, totalStake });
  const body: RootBody = {
    drawId: row.proof_id,
    root: root.toString('hex'),
    count,
    totalStake: totalStake.toString(),
    closedAt: at,
  };
  await appendLog(sql, app.keys, merchant, [{ draw, kind: 'root', body }]);
  return row.lottery;
}
