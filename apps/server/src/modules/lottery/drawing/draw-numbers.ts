import {
  DRAWN_WITHIN_MS,
  drawKey,
  hasEnoughEntries,
  deriveNumbers,
  roundTime,
  type DrawRules,
  type LogLine,
} from '@fairhouse/rules/fair';
import { assert, type MerchantId } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Sql } from '../../../platform/sql.ts';
import { eachMerchantDue } from '../../settings/index.ts';
import {
  appendLog,
  listDrawsToDraw,
  listMerchantsToDraw,
  markDrawn,
  putResult,
  listLinesOfDraw,
  voidDraw,
  type LogEntry,
  type DrawRow,
} from '../draws/index.ts';
import { drawBeacon, collectReveals, submitLogLines, type Reveal } from '../witness/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { NODE_HASHES } from '../hashing/index.ts';
import { listEntries } from '../rounds/index.ts';

const JOB = 'lottery-draw';

/** A result is only started if at least this much time is left to log it. */
const MARGIN_MS = 5000;

/** Draws the numbers of closed draws that are due: publishes reveals, key and numbers. */
export const drawNumbers: Job = {
  name: JOB,
  everyMs: 250,
  run: async (app, now) => {
    await eachMerchantDue({ app, job: JOB }, listMerchantsToDraw, async (merchant) => {
      const draw = async (row: DrawRow): Promise<void> => {
        if (!(await makeDraw(app, merchant, row, now))) return;
        app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: row.lottery });
      };
      const due = await listDrawsToDraw(app.pool, merchant.id);
      if (due.length === 0) return;
      // Draws must be voided in time even if the co-signer is unavailable.
      await submitLogLines(app, merchant).catch((error: unknown) => {
        app.log.warn({ merchant: merchant.code, error: String(error) }, 'no witness');
      });
      await processEach({ app, job: JOB }, due, draw, ({ issue }) => issue);
    });
  },
};

/** False while the draw is waiting for a reveal. */
async function makeDraw(
  app: AppContext,
  merchant: Merchant,
  draw: DrawRow,
  now: number,
): Promise<boolean> {
  const drawn = await collectMaterial(app, merchant, draw, now);
  if (drawn === undefined) return false;
  await app.leases.transaction(JOB, async (sql) => {
    if (typeof drawn !== 'string') await publish(sql, app, drawn);
    else {
      const drawRef = { merchant: merchant.id, draw: draw.draw_id };
      await voidDraw(sql, app, { ...drawRef, reason: drawn, madeBy: 'house' });
    }
    return { commit: true, value: undefined };
  });
  return true;
}

/**
 * The material that the numbers are computed from; undefined while something is missing, or the
 * reason for voiding the draw. A draw that is not made within ten minutes after its close is void,
 * whatever the reason (draws.md step 7).
 */
async function collectMaterial(
  app: AppContext,
  merchant: Merchant,
  draw: DrawRow,
  now: number,
): Promise<DrawMaterial | string | undefined> {
  const lines = await listLinesOfDraw(app.pool, merchant.id, draw.draw_id);
  const rootLine = lines.find((line) => line.kind === 'root');
  const commitLine = lines.find((line) => line.kind === 'commit');
  assert(rootLine && commitLine, `a closed draw has its lines in the log: ${draw.issue}`);
  const rules = draw.rules as DrawRules;
  const entries = await entriesOf(app, merchant.id, draw);
  if (rules.format === 'sum' && !hasEnoughEntries(entries)) return 'entries_too_few';
  if (rules.mode === 'drand' && rootLine.at >= roundTime(rules.round)) return 'root_late';
  const isOver = now - draw.closes_at.getTime() >= DRAWN_WITHIN_MS - MARGIN_MS;
  if (isOver) return 'not_drawn_in_time';
  const rootedDraw = { merchant, draw, commitLine, rootLine };
  const reveals = await collectReveals(app, rootedDraw, now).catch((error: unknown) => {
    app.log.warn({ draw: draw.proof_id, error: String(error) }, 'a reveal is missing');
    return undefined;
  });
  if (reveals === 'late') return 'root_late';
  return reveals && { merchant: merchant.id, draw, rootLine, reveals, entries };
}

/** The numbers that players entered into the round, in tree order; empty for other lotteries. */
async function entriesOf(app: AppContext, merchant: MerchantId, draw: DrawRow): Promise<string[]> {
  if ((draw.rules as DrawRules).format !== 'sum') return [];
  const rows = await listEntries(app.pool, merchant, draw.draw_id);
  return rows.map(({ number }) => number);
}

interface DrawMaterial {
  readonly merchant: MerchantId;
  readonly draw: DrawRow;
  readonly rootLine: LogLine;
  readonly reveals: readonly Reveal[];
  readonly entries: readonly string[];
}

/**
 * Unseals the seed, draws the numbers, and logs reveals and result, all in the caller's
 * transaction.
 */
async function publish(
  sql: Sql,
  app: AppContext,
  { merchant, draw, rootLine, reveals, entries: entered }: DrawMaterial,
): Promise<void> {
  const rules = draw.rules as DrawRules;
  const seed = app.keys.open(draw.sealed_seed, `draw:${draw.proof_id}`);
  const numbers = numbersFrom(draw, rules, {
    seed: Buffer.from(seed).toString('hex'),
    root: String(rootLine.body['root']),
    count: Number(rootLine.body['count']),
    reveals,
    entries: entered,
  });
  const drawn = { merchant, draw: draw.draw_id, seed, reveals, numbers };
  if (!(await markDrawn(sql, drawn))) return;
  await putResult(sql, {
    merchant,
    draw: draw.draw_id,
    version: 1,
    numbers,
    reason: 'drawn',
    madeBy: 'house',
    approvedBy: undefined,
  });
  const drawId = draw.proof_id;
  const entries = reveals.map(({ party, reveal, signature }): LogEntry => ({
    draw: draw.draw_id,
    kind: 'reveal',
    body: { drawId, party, reveal, signature },
  }));
  const body = { drawId, seed: Buffer.from(seed).toString('hex'), numbers };
  const logged = await appendLog(sql, app.keys, merchant, [
    ...entries,
    { draw: draw.draw_id, kind: 'result', body },
  ]);
  // A late line is rolled back with the whole transaction, and the next run voids the draw.
  const at = logged.at(-1)?.at ?? Infinity;
  assert(at < draw.closes_at.getTime() + DRAWN_WITHIN_MS, `${draw.issue} is drawn too late`);
}

function numbersFrom(
  draw: DrawRow,
  rules: DrawRules,
  from: {
    readonly seed: string;
    readonly root: string;
    readonly count: number;
    readonly reveals: readonly Reveal[];
    readonly entries: readonly string[];
  },
): string {
  const key = drawKey(NODE_HASHES, {
    drawId: draw.proof_id,
    rulesHash: draw.rules_hash.toString('hex'),
    seed: from.seed,
    root: from.root,
    count: from.count,
    round: rules.round,
    beacon: drawBeacon(rules, draw.proof_id, from.reveals),
  });
  return deriveNumbers(NODE_HASHES, key, rules, {
    entries: from.entries,
    drawId: draw.proof_id,
  });
}
