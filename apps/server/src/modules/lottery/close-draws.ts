import type { RootBody } from '@fairhouse/rules/fair';
import { assert, type MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import type { Sql } from '../../ground/sql.ts';
import { eachMerchant } from '../settings/index.ts';
import { appendLog } from './append-log.ts';
import {
  findDrawById,
  listCloseDue,
  lockBook,
  markBookClosed,
  markClosed,
  openDue,
} from './store/draws.ts';
import { eachOf } from '../../ground/each-of.ts';
import { readEdge, rootOf } from './tree.ts';

/** Opens and closes what is due; closing logs the signed root before any beacon exists. */
export const closeDraws: Job = {
  name: 'lottery-close',
  everyMs: 250,
  run: async (house) => {
    await eachMerchant(house, async ({ id: merchant }) => {
      const changed = new Set<string>();
      for (const { lottery } of await openDue(house.pool, merchant)) changed.add(lottery);
      const close = async (draw: bigint): Promise<void> => {
        const lottery = await house.leases.transaction('lottery-close', async (sql) => {
          const closed = await closeDraw(sql, house, merchant, draw);
          return { commit: closed !== undefined, value: closed };
        });
        if (lottery !== undefined) changed.add(lottery);
      };
      await eachOf(house, await listCloseDue(house.pool, merchant), close, String);
      for (const lottery of changed) house.signals.send({ topic: 'draw', merchant, lottery });
    });
  },
};

/**
 * Closes one draw whose time has come, or sooner when `early`: waits for what is being placed,
 * fixes the root over all leaves, and logs it. Answers the lottery, or undefined when there was
 * nothing to close.
 */
export async function closeDraw(
  sql: Sql,
  house: House,
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
  const root = rootOf(readEdge(book.leaf_count, book.edge));
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
  await appendLog(sql, house.keys, merchant, [{ draw, kind: 'root', body }]);
  return row.lottery;
}
