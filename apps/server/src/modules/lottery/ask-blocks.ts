import type { DrawRules } from '@fairhouse/rules/fair';
import { MINUTE_MS, SECOND_MS, type Instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { eachMerchant } from '../settings/index.ts';
import { readCatalogue } from './catalogue.ts';
import { eachOf } from '../../ground/each-of.ts';
import { feedFetch } from './feed-fetch.ts';
import { BLOCK_MS, CONFIRMATIONS, firstBlockAt, type Block, type Chain } from './first-block-at.ts';
import { keepTold, type ToldOf } from './keep-told.ts';
import type { DrawRow } from './store/draws.ts';
import { lastFeedAnswer } from './store/entered.ts';
import { listByBlock } from './store/outside-draws.ts';
import { isRootLate } from './root-late.ts';
import { readTold } from './told-result.ts';
import { tronNode } from './tron-node.ts';
import { voidDraw } from './void-draw.ts';

const EVERY_MS = 5 * SECOND_MS;
/** No block is final sooner. */
const FINAL_AFTER_MS = CONFIRMATIONS * BLOCK_MS;
/** A node that has not told by then is asked each minute. */
const OFTEN_MS = 10 * MINUTE_MS;

/**
 * Draws by the hashes of public blocks: asks the lottery's node for the first block at or after the
 * draw's moment until it is final, and once more an hour later. Another block then is kept like any
 * feed's correction, and two persons decide. Without a node two operators enter the block's hash.
 */
export const askBlocks: Job = {
  name: 'lottery-blocks',
  everyMs: EVERY_MS,
  run: async (house, now) => {
    const chains = new Map<string, Chain>();
    const chainOf = (node: string): Chain => {
      const chain = chains.get(node) ?? tronNode(feedFetch(house, node), node);
      chains.set(node, chain);
      return chain;
    };
    await eachMerchant(house, async (merchant) => {
      const due = await listByBlock(house.pool, merchant.id);
      if (due.length === 0) return;
      const catalogue = await readCatalogue(house.pool, merchant);
      const ask = async (draw: DrawRow): Promise<void> => {
        if (await isLate(house, merchant, draw)) return;
        const node = catalogue.find(draw.lottery)?.row.feed ?? undefined;
        if (node === undefined || !isAskDue(draw, now)) return;
        const block = await firstBlockAt(chainOf(node), momentOf(draw));
        if (block !== undefined) await take({ house, merchant, draw }, block, now);
      };
      await eachOf(house, due, ask, ({ issue }) => issue);
    });
  },
};

function momentOf({ rules }: DrawRow): number {
  return (rules as DrawRules).blockAt ?? Infinity;
}

function isAskDue(draw: DrawRow, now: Instant): boolean {
  const since = now - momentOf(draw);
  if (draw.state !== 'CLOSED') return true;
  return since >= FINAL_AFTER_MS && (since < OFTEN_MS || since % MINUTE_MS < EVERY_MS);
}

/** Voids a draw whose tickets were not fixed before its block could be there. */
async function isLate(house: House, merchant: Merchant, draw: DrawRow): Promise<boolean> {
  if (draw.state !== 'CLOSED') return false;
  if (!(await isRootLate(house.pool, merchant, draw, house.clock.now()))) return false;
  await house.leases.transaction('lottery-blocks', async (sql) => {
    const of = { merchant: merchant.id, draw: draw.draw_id };
    await voidDraw(sql, house, { ...of, reason: 'root_late', madeBy: 'house' });
    return { commit: true, value: undefined };
  });
  house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  return true;
}

/** A block's hash is its version: another one is the next. */
async function take(of: ToldOf, block: Block, now: Instant): Promise<void> {
  const told = readTold(of.draw, block.hash);
  if (told === undefined) throw new Error(`block ${block.number} gives no numbers`);
  const last = await lastFeedAnswer(of.house.pool, {
    merchant: of.merchant.id,
    draw: of.draw.draw_id,
  });
  const body = JSON.stringify(block);
  if (last?.body === body) return;
  await keepTold(of, told, { at: now, version: (last?.version ?? 0) + 1, body });
}
