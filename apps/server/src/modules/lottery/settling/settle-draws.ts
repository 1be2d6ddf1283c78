import { readPayoutCaps, type DrawRules } from '@fairhouse/rules/fair';
import { findFamily, prepareDraw } from '@fairhouse/rules/lottery';
import { assert } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { isBeforeKeyed } from '../../../platform/keys/keyed-since.ts';
import { putDueDraw } from '../../agents/index.ts';
import { noteReturns } from '../../protection/index.ts';
import { eachMerchantDue } from '../../settings/index.ts';
import { creditMembers, reverseCredits } from './credit-members.ts';
import { processEach } from '../../../platform/process-each.ts';
import { transaction } from '../../../platform/sql.ts';
import { divideOffers } from './divide-offers.ts';
import { limitPayouts } from './limit-payouts.ts';
import { recordUnreadableTickets } from './record-unreadable-tickets.ts';
import { decideRange, settleRange, type Result } from './settle-range.ts';
import {
  listDrawsToSettle,
  listMerchantsToSettle,
  listResults,
  type DrawRow,
  type ResultRow,
} from '../draws/index.ts';
import { hasRebates, listOwed, listStaked, type OwedRow } from './store/owed.ts';
import {
  findSettledVersion,
  finishEmptyDraw,
  finishResult,
  type ResultKey,
} from './store/settle.ts';
import { putWinNoticeDue } from './store/win-notices.ts';

const JOB = 'lottery-settle';

/**
 * The number of tickets settled in one transaction. A crash loses at most this much work, and no
 * money.
 */
const RANGE = 100_000;

/** Settles every draw with a result, and refunds every void draw. */
export const settleDraws: Job = {
  name: JOB,
  everyMs: 250,
  run: async (app) => {
    await eachMerchantDue({ app, job: JOB }, listMerchantsToSettle, async (merchant) => {
      const due = await listDrawsToSettle(app.pool, merchant.id);
      await processEach(
        { app, job: JOB },
        due,
        (draw) => settleDraw(app, merchant, draw),
        ({ issue }) => issue,
      );
    });
  },
};

/**
 * Settles one draw under its current result: first the tickets, by ranges from the cursor on, then
 * the money, then the draw's totals. Every step is idempotent and can be repeated by any process.
 */
export async function settleDraw(
  app: AppContext,
  merchant: Merchant,
  draw: DrawRow,
): Promise<void> {
  const resultKey: ResultKey = {
    merchant: merchant.id,
    draw: draw.draw_id,
    version: draw.result_version,
  };
  const isVoid = draw.state === 'VOIDING';
  if (draw.leaf_count === 0 && resultKey.version === 1 && draw.state !== 'SETTLING') {
    const ended = await app.leases.transaction(JOB, async (sql) => {
      const done = await finishEmptyDraw(sql, resultKey, isVoid);
      return { commit: done, value: done };
    });
    if (ended) signalSettled(app, merchant, draw);
    return;
  }
  if (!isVoid && !(await settleTickets(app, merchant, draw, resultKey))) return;
  await divideOffers(app, draw, resultKey);
  await limitPayouts(app, merchant, draw, resultKey);
  const rebates = await hasRebates(app.pool, resultKey.merchant, resultKey.draw);
  const owed = isVoid
    ? await listStaked(app.pool, resultKey)
    : await listOwed(app.pool, resultKey, rebates);
  const results = await listResults(app.pool, resultKey.merchant, resultKey.draw);
  const mayBeUnkeyed = await mayVersionBeUnkeyed(app, results, resultKey.version);
  await creditMembers(
    app,
    { merchant, issue: draw.issue, version: resultKey.version, mayBeUnkeyed },
    owed,
  );
  const earlier = await reverseEarlierVersions(
    app,
    { merchant, draw, results, rebates },
    mayBeUnkeyed,
  );
  const end = { lottery: draw.lottery, rebates, isVoid };
  const finished = await app.leases.transaction(JOB, async (sql) => {
    const done = await finishResult(sql, resultKey, end);
    if (done) await noteReturns(sql, merchant, returnsOf(owed, earlier), app.clock.now());
    if (done && !isVoid) await putWinNoticeDue(sql, resultKey);
    if (done) await putDueDraw(sql, resultKey);
    return { commit: done, value: done };
  });
  if (finished) signalSettled(app, merchant, draw);
}

function signalSettled(app: AppContext, merchant: Merchant, draw: DrawRow): void {
  app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
  app.signals.send({ topic: 'winners', merchant: merchant.id });
}

/**
 * False if another process settles the same draw and is ahead. The next range is read and decided
 * on a second connection while the outcomes of one are written.
 */
async function settleTickets(
  app: AppContext,
  merchant: Merchant,
  draw: DrawRow,
  resultKey: ResultKey,
): Promise<boolean> {
  const result = prepareResult(draw, resultKey);
  const last = draw.leaf_count ?? 0;
  const decide = (after: number) => {
    if (after >= last) return undefined;
    const range = { after, upTo: Math.min(last, after + RANGE) };
    const deciding = transaction(app.secondaryPool, async (sql) => ({
      commit: true,
      value: await decideRange(sql, result, range),
    }));
    // It is awaited after a transaction, which may fail before.
    deciding.catch(() => undefined);
    return deciding;
  };
  let next = decide(draw.settled_seq);
  while (next !== undefined) {
    const decided = await next;
    const { range } = decided;
    next = decide(range.upTo);
    const moved = await app.leases.transaction(JOB, async (sql) => {
      const done = await settleRange(sql, result, decided, (bets) =>
        recordUnreadableTickets(app, merchant, draw, { range, bets }),
      );
      return { commit: done, value: done };
    });
    if (!moved) return false;
  }
  return true;
}

/** A draw's numbers, prepared for settling tickets. */
export function prepareResult(draw: DrawRow, resultKey: ResultKey): Result {
  const rules = draw.rules as DrawRules;
  const family = findFamily(rules.family);
  const prepared = family && prepareDraw(family, draw.numbers ?? '');
  assert(prepared !== undefined, `the numbers of ${draw.issue} are a result of its family`);
  return { ...resultKey, prepared, caps: readPayoutCaps(rules) };
}

/**
 * Whether an earlier version of the server, without keyed ids, may have begun to settle a result
 * version.
 */
async function mayVersionBeUnkeyed(
  app: AppContext,
  results: readonly ResultRow[],
  version: number,
): Promise<boolean> {
  const result = results.find((each) => each.version === version);
  return result !== undefined && (await isBeforeKeyed(app, result.at));
}

interface ReversalContext {
  readonly merchant: Merchant;
  readonly draw: DrawRow;
  readonly results: readonly ResultRow[];
  readonly rebates: boolean;
}

/**
 * Reverses the result versions before the current one (lottery.md 2.9): the last one that was
 * settled completely, and each that was begun since. Returns what the complete one had paid.
 */
async function reverseEarlierVersions(
  app: AppContext,
  { merchant, draw, results, rebates }: ReversalContext,
  mayReversalBeUnkeyed: boolean,
): Promise<readonly OwedRow[]> {
  const { issue, draw_id: id, result_version: current } = draw;
  if (current === 1) return [];
  const drawRef = { merchant: merchant.id, draw: id };
  const whole = await findSettledVersion(app.pool, { ...drawRef, version: current });
  let paid: readonly OwedRow[] = [];
  for (const { version, numbers, at } of results) {
    if (version < (whole ?? 1) || version >= current || numbers === null) continue;
    const owed = await listOwed(app.pool, { ...drawRef, version }, rebates);
    const mayBeUnkeyed = await isBeforeKeyed(app, at);
    await reverseCredits(
      app,
      { merchant, issue, version, mayBeUnkeyed },
      owed,
      mayReversalBeUnkeyed,
    );
    if (version === whole) paid = owed;
  }
  return paid;
}

/** The real money returned to each member, minus what an earlier result had paid. */
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
