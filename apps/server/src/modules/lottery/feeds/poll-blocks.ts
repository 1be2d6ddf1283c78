import type { DrawRules } from '@fairhouse/rules/fair';
import { MINUTE_MS, SECOND_MS, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { eachMerchant } from '../../settings/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { feedFetch } from './feed-fetch.ts';
import {
  BLOCK_MS,
  CONFIRMATIONS,
  findFirstBlock,
  type Block,
  type Chain,
} from './find-first-block.ts';
import { saveReportedResult, type ReportedDraw } from './save-reported-result.ts';
import { voidDraw, type DrawRow } from '../draws/index.ts';
import { findLastFeedAnswer } from './store/entered-results.ts';
import { listBlockDraws } from './store/outside-draws.ts';
import { isRootLate } from './root-late.ts';
import { readReportedResult } from './reported-result.ts';
import { tronNode } from './tron-node.ts';

const JOB = 'lottery-blocks';

const EVERY_MS = 5 * SECOND_MS;
/** The earliest time after the draw at which its block can be final. */
const FINAL_AFTER_MS = CONFIRMATIONS * BLOCK_MS;
/** From this time after the draw on, the node is polled once a minute. */
const OFTEN_MS = 10 * MINUTE_MS;

/**
 * Draws by the hashes of public blocks: polls the lottery's node for the first block at or after
 * the draw time until it is final, and once more an hour later. A different block then is stored
 * like a feed's correction, which needs the approval of two operators. Without a node two operators
 * enter the block's hash.
 */
export const pollBlocks: Job = {
  name: JOB,
  everyMs: EVERY_MS,
  run: async (app, now) => {
    const chains = new Map<string, Chain>();
    const chainOf = (node: string): Chain => {
      const chain = chains.get(node) ?? tronNode(feedFetch(app, node), node);
      chains.set(node, chain);
      return chain;
    };
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      const due = await listBlockDraws(app.pool, merchant.id);
      if (due.length === 0) return;
      const catalogue = await readCatalogue(app.pool, merchant);
      const pollDraw = async (draw: DrawRow): Promise<void> => {
        if (await isLate(app, merchant, draw)) return;
        const node = catalogue.find(draw.lottery)?.row.feed ?? undefined;
        if (node === undefined || !isPollDue(draw, now)) return;
        const block = await findFirstBlock(chainOf(node), momentOf(draw));
        if (block !== undefined) await saveBlock({ app, merchant, draw }, block, now);
      };
      await processEach({ app, job: JOB }, due, pollDraw, ({ issue }) => issue);
    });
  },
};

function momentOf({ rules }: DrawRow): number {
  return (rules as DrawRules).blockAt ?? Infinity;
}

function isPollDue(draw: DrawRow, now: Instant): boolean {
  const since = now - momentOf(draw);
  if (draw.state !== 'CLOSED') return true;
  return since >= FINAL_AFTER_MS && (since < OFTEN_MS || since % MINUTE_MS < EVERY_MS);
}

/** Voids a draw whose root was not fixed before its block could exist. */
async function isLate(app: AppContext, merchant: Merchant, draw: DrawRow): Promise<boolean> {
  if (draw.state !== 'CLOSED') return false;
  if (!(await isRootLate(app.pool, merchant, draw, app.clock.now()))) return false;
  await app.leases.transaction(JOB, async (sql) => {
    const drawRef = { merchant: merchant.id, draw: draw.draw_id };
    await voidDraw(sql, app, { ...drawRef, reason: 'root_late', madeBy: 'house' });
    return { commit: true, value: undefined };
  });
  app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  return true;
}

/** Saves a block unless it is the last one saved; a different block is the next version. */
async function saveBlock(reportedDraw: ReportedDraw, block: Block, now: Instant): Promise<void> {
  const reported = readReportedResult(reportedDraw.draw, block.hash);
  if (reported === undefined) throw new Error(`block ${block.number} gives no numbers`);
  const last = await findLastFeedAnswer(reportedDraw.app.pool, {
    merchant: reportedDraw.merchant.id,
    draw: reportedDraw.draw.draw_id,
  });
  const body = JSON.stringify(block);
  if (last?.body === body) return;
  await saveReportedResult(reportedDraw, reported, {
    at: now,
    version: (last?.version ?? 0) + 1,
    body,
  });
}
