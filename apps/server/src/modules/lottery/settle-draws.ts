import { capsOfRules, type DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { assert } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { transaction } from '../../ground/sql.ts';
import { noteReturns } from '../protection/index.ts';
import { directoryOf } from '../settings/index.ts';
import { creditMembers, reverseCredits } from './credit-members.ts';
import { eachOf } from './each-of.ts';
import { limitPayouts } from './limit-payouts.ts';
import { settleRange, type Result } from './settle-range.ts';
import { type DrawRow } from './store/draws.ts';
import { listResults, listSettleDue } from './store/results.ts';
import {
  finishResult,
  hasRebates,
  listOwed,
  listStaked,
  type OfResult,
  type OwedRow,
} from './store/settle.ts';

/** Tickets settled in one transaction. A crash loses at most this much work, and no money. */
const RANGE = 100_000;

/** Settles every draw that has a result, and refunds every void one. */
export const settleDraws: Job = {
  name: 'lottery-settle',
  everyMs: 250,
  run: async (house) => {
    const { merchants } = await directoryOf(house);
    for (const merchant of merchants) {
      const due = await listSettleDue(house.pool, merchant.id);
      await eachOf(
        house,
        due,
        (draw) => settleDraw(house, merchant, draw),
        ({ issue }) => issue,
      );
    }
  },
};

/**
 * Settles one draw as far as its result stands: tickets by ranges from the cursor on, then money,
 * then the books of the draw. Every step can be done again, by this or another process, without
 * effect.
 */
export async function settleDraw(house: House, merchant: Merchant, draw: DrawRow): Promise<void> {
  const of: OfResult = {
    merchant: merchant.id,
    draw: draw.draw_id,
    version: draw.result_version,
  };
  const isVoid = draw.state === 'VOIDING';
  if (!isVoid && !(await settleTickets(house, draw, of))) return;
  await limitPayouts(house, merchant, draw, of);
  const rebates = await hasRebates(house.pool, of.merchant, of.draw);
  const owed = isVoid
    ? await listStaked(house.pool, of.merchant, of.draw)
    : await listOwed(house.pool, of, rebates);
  const paidFor = { merchant, issue: draw.issue, version: of.version };
  await creditMembers(house, paidFor, owed);
  const earlier = of.version > 1 ? await takeBackEarlier(house, merchant, draw, rebates) : [];
  const end = { lottery: draw.lottery, rebates, isVoid };
  const finished = await transaction(house.pool, async (sql) => {
    const done = await finishResult(sql, of, end);
    if (done) await noteReturns(sql, merchant, returnsOf(owed, earlier), house.clock.now());
    return { commit: done, value: done };
  });
  if (!finished) return;
  house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  house.signals.send({ topic: 'winners', merchant: merchant.id });
}

/** False when another process settles the same draw and is ahead. */
async function settleTickets(house: House, draw: DrawRow, of: OfResult): Promise<boolean> {
  const result = resultOf(draw, of);
  const last = draw.leaf_count ?? 0;
  for (let after = draw.settled_seq; after < last; after += RANGE) {
    const range = { after, upTo: Math.min(last, after + RANGE) };
    const moved = await transaction(house.pool, async (sql) => {
      const done = await settleRange(sql, result, range);
      return { commit: done, value: done };
    });
    if (!moved) return false;
  }
  return true;
}

/** A draw's numbers, prepared for its tickets. */
export function resultOf(draw: DrawRow, of: OfResult): Result {
  const rules = draw.rules as DrawRules;
  const family = findFamily(rules.family);
  const prepared = family && prepareDraw(family, draw.numbers ?? '');
  assert(prepared !== undefined, `the numbers of ${draw.issue} are a result of its family`);
  return { ...of, prepared, caps: capsOfRules(rules) };
}

/** A corrected result was settled; now the version before it is taken back (lottery.md 2.9). */
async function takeBackEarlier(
  house: House,
  merchant: Merchant,
  draw: DrawRow,
  rebates: boolean,
): Promise<readonly OwedRow[]> {
  const version = draw.result_version - 1;
  const results = await listResults(house.pool, merchant.id, draw.draw_id);
  const earlier = results.find((result) => result.version === version);
  if (earlier === undefined || earlier.numbers === null) return [];
  const of = { merchant: merchant.id, draw: draw.draw_id, version };
  const owed = await listOwed(house.pool, of, rebates);
  await reverseCredits(house, { merchant, issue: draw.issue, version }, owed);
  return owed;
}

/** What each member got back in real money, less what an earlier result had given. */
function returnsOf(owed: readonly OwedRow[], earlier: readonly OwedRow[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (row: OwedRow, sign: bigint): void => {
    const change = sign * (row.prize + row.refunded);
    if (row.trial || change === 0n) return;
    sums.set(row.member_id, (sums.get(row.member_id) ?? 0n) + change);
  };
  for (const row of owed) add(row, 1n);
  for (const row of earlier) add(row, -1n);
  return sums;
}
