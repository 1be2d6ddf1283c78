import { capsOfRules, type DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { assert } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { isBeforeKeyed } from '../../ground/keyed-since.ts';
import { noteReturns } from '../protection/index.ts';
import { eachMerchant } from '../settings/index.ts';
import { creditMembers, reverseCredits } from './credit-members.ts';
import { eachOf } from '../../ground/each-of.ts';
import { limitPayouts } from './limit-payouts.ts';
import { noteUnread } from './note-unread.ts';
import { settleRange, type Result } from './settle-range.ts';
import { type DrawRow } from './store/draws.ts';
import { listResults, listSettleDue, type ResultRow } from './store/results.ts';
import {
  findSettledVersion,
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
    await eachMerchant(house, async (merchant) => {
      const due = await listSettleDue(house.pool, merchant.id);
      await eachOf(
        house,
        due,
        (draw) => settleDraw(house, merchant, draw),
        ({ issue }) => issue,
      );
    });
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
  if (!isVoid && !(await settleTickets(house, merchant, draw, of))) return;
  await limitPayouts(house, merchant, draw, of);
  const rebates = await hasRebates(house.pool, of.merchant, of.draw);
  const owed = isVoid
    ? await listStaked(house.pool, of.merchant, of.draw)
    : await listOwed(house.pool, of, rebates);
  const results = await listResults(house.pool, of.merchant, of.draw);
  const mayBeOlder = await isOlder(house, results, of.version);
  await creditMembers(
    house,
    { merchant, issue: draw.issue, version: of.version, mayBeOlder },
    owed,
  );
  const earlier = await takeBackEarlier(house, { merchant, draw, results, rebates }, mayBeOlder);
  const end = { lottery: draw.lottery, rebates, isVoid };
  const finished = await house.leases.transaction('lottery-settle', async (sql) => {
    const done = await finishResult(sql, of, end);
    if (done) await noteReturns(sql, merchant, returnsOf(owed, earlier), house.clock.now());
    return { commit: done, value: done };
  });
  if (!finished) return;
  house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  house.signals.send({ topic: 'winners', merchant: merchant.id });
}

/** False when another process settles the same draw and is ahead. */
async function settleTickets(
  house: House,
  merchant: Merchant,
  draw: DrawRow,
  of: OfResult,
): Promise<boolean> {
  const result = resultOf(draw, of);
  const last = draw.leaf_count ?? 0;
  for (let after = draw.settled_seq; after < last; after += RANGE) {
    const range = { after, upTo: Math.min(last, after + RANGE) };
    const moved = await house.leases.transaction('lottery-settle', async (sql) => {
      const done = await settleRange(sql, result, range, (bets) =>
        noteUnread(house, merchant, draw, { range, bets }),
      );
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

/** Whether a house before keyed ids may have begun to settle a version. */
async function isOlder(
  house: House,
  results: readonly ResultRow[],
  version: number,
): Promise<boolean> {
  const result = results.find((each) => each.version === version);
  return result !== undefined && (await isBeforeKeyed(house, result.at));
}

interface Earlier {
  readonly merchant: Merchant;
  readonly draw: DrawRow;
  readonly results: readonly ResultRow[];
  readonly rebates: boolean;
}

/**
 * Another version was settled; now those before it are taken back (lottery.md 2.9): the last one
 * that was settled whole, and each that was begun since. Answers what the whole one had paid.
 */
async function takeBackEarlier(
  house: House,
  { merchant, draw, results, rebates }: Earlier,
  underOlder: boolean,
): Promise<readonly OwedRow[]> {
  const { issue, draw_id: id, result_version: current } = draw;
  if (current === 1) return [];
  const of = { merchant: merchant.id, draw: id };
  const whole = await findSettledVersion(house.pool, { ...of, version: current });
  let paid: readonly OwedRow[] = [];
  for (const { version, numbers, at } of results) {
    if (version < (whole ?? 1) || version >= current || numbers === null) continue;
    const owed = await listOwed(house.pool, { ...of, version }, rebates);
    const mayBeOlder = await isBeforeKeyed(house, at);
    await reverseCredits(house, { merchant, issue, version, mayBeOlder }, owed, underOlder);
    if (version === whole) paid = owed;
  }
  return paid;
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
