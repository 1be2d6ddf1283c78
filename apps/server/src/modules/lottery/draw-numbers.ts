import {
  DRAWN_WITHIN_MS,
  drawKey,
  entriesSuffice,
  numbersOf,
  roundTime,
  type DrawRules,
  type LogLine,
} from '@fairhouse/rules/fair';
import { assert, type MerchantId } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import type { Sql } from '../../ground/sql.ts';
import { eachMerchant } from '../settings/index.ts';
import { appendLog, type LogEntry } from './append-log.ts';
import { beaconOf } from './beacon-of.ts';
import { eachOf } from '../../ground/each-of.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { listDrawDue, markDrawn, type DrawRow } from './store/draws.ts';
import { listEntries } from './store/entries.ts';
import { putResult } from './store/results.ts';
import { listLinesOfDraw } from './store/log.ts';
import { voidDraw } from './void-draw.ts';
import { revealsOf, type Reveal } from './witness/reveals-of.ts';
import { showLines } from './witness/show-log.ts';

/** A result that is logged in time is begun this long before the time is over. */
const MARGIN_MS = 5000;

/** Draws the numbers of what is closed and due: reveals, key, numbers, all of it published. */
export const drawNumbers: Job = {
  name: 'lottery-draw',
  everyMs: 250,
  run: async (house, now) => {
    await eachMerchant(house, async (merchant) => {
      const draw = async (row: DrawRow): Promise<void> => {
        if (!(await drawOne(house, merchant, row, now))) return;
        house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: row.lottery });
      };
      const due = await listDrawDue(house.pool, merchant.id);
      if (due.length === 0) return;
      // A co-signer that is away keeps no draw from being called off in time.
      await showLines(house, merchant).catch((error: unknown) => {
        house.log.warn({ merchant: merchant.code, error: String(error) }, 'no witness');
      });
      await eachOf(house, due, draw, ({ issue }) => issue);
    });
  },
};

/** False while the draw waits for a reveal. */
async function drawOne(
  house: House,
  merchant: Merchant,
  draw: DrawRow,
  now: number,
): Promise<boolean> {
  const drawn = await materialOf(house, merchant, draw, now);
  if (drawn === undefined) return false;
  await house.leases.transaction('lottery-draw', async (sql) => {
    if (typeof drawn !== 'string') await publish(sql, house, drawn);
    else {
      const of = { merchant: merchant.id, draw: draw.draw_id };
      await voidDraw(sql, house, { ...of, reason: drawn, madeBy: 'house' });
    }
    return { commit: true, value: undefined };
  });
  return true;
}

/**
 * All that the numbers follow from; undefined while something is missing, or the reason for which
 * the draw is void. A draw that is not made within ten minutes after its close is void, whatever
 * the reason (draws.md step 7).
 */
async function materialOf(
  house: House,
  merchant: Merchant,
  draw: DrawRow,
  now: number,
): Promise<Drawn | string | undefined> {
  const lines = await listLinesOfDraw(house.pool, merchant.id, draw.draw_id);
  const rootLine = lines.find((line) => line.kind === 'root');
  const commitLine = lines.find((line) => line.kind === 'commit');
  assert(rootLine && commitLine, `a closed draw has its lines in the log: ${draw.issue}`);
  const rules = draw.rules as DrawRules;
  const entries = await entriesOf(house, merchant.id, draw);
  if (rules.format === 'sum' && !entriesSuffice(entries)) return 'entries_too_few';
  if (rules.mode === 'drand' && rootLine.at >= roundTime(rules.round)) return 'root_late';
  const isOver = now - draw.closes_at.getTime() >= DRAWN_WITHIN_MS - MARGIN_MS;
  if (isOver) return 'not_drawn_in_time';
  const of = { merchant, draw, commitLine, rootLine };
  const reveals = await revealsOf(house, of, now).catch((error: unknown) => {
    house.log.warn({ draw: draw.proof_id, error: String(error) }, 'a reveal is missing');
    return undefined;
  });
  if (reveals === 'late') return 'root_late';
  return reveals && { merchant: merchant.id, draw, rootLine, reveals, entries };
}

/** What players entered into the round, in the order of the tree; nothing in other lotteries. */
async function entriesOf(house: House, merchant: MerchantId, draw: DrawRow): Promise<string[]> {
  if ((draw.rules as DrawRules).format !== 'sum') return [];
  const rows = await listEntries(house.pool, merchant, draw.draw_id);
  return rows.map(({ number }) => number);
}

interface Drawn {
  readonly merchant: MerchantId;
  readonly draw: DrawRow;
  readonly rootLine: LogLine;
  readonly reveals: readonly Reveal[];
  readonly entries: readonly string[];
}

/** Opens the seed, draws, and logs reveals and result; all in the caller's transaction. */
async function publish(
  sql: Sql,
  house: House,
  { merchant, draw, rootLine, reveals, entries: entered }: Drawn,
): Promise<void> {
  const rules = draw.rules as DrawRules;
  const seed = house.keys.open(draw.sealed_seed, `draw:${draw.proof_id}`);
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
  const logged = await appendLog(sql, house.keys, merchant, [
    ...entries,
    { draw: draw.draw_id, kind: 'result', body },
  ]);
  // A line that came too late is taken back with all the rest, and the draw is void at the next
  // turn.
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
    beacon: beaconOf(rules, draw.proof_id, from.reveals),
  });
  return numbersOf(NODE_HASHES, key, rules, from.entries);
}
