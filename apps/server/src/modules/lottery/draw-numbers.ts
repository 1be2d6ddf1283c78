import {
  drawKey,
  entriesSuffice,
  numbersOf,
  roundTime,
  type CosignReveal,
  type DrawRules,
  type LogLine,
} from '@fairhouse/rules/fair';
import { assert, MINUTE_MS, type MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { transaction, type Sql } from '../../ground/sql.ts';
import { directoryOf } from '../settings/index.ts';
import { appendLog, type LogEntry } from './append-log.ts';
import { beaconOf, drandReveal } from './beacon-of.ts';
import { askReveal } from './cosigner.ts';
import { askRound } from './drand.ts';
import { eachOf } from './each-of.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { OWN_PARTY, ownReveal } from './own-party.ts';
import { listDrawDue, markDrawn, type DrawRow } from './store/draws.ts';
import { listEntries } from './store/entries.ts';
import { putResult } from './store/results.ts';
import { listLinesOfDraw } from './store/log.ts';
import { voidDraw } from './void-draw.ts';

/**
 * A draw whose beacon is not there this long after its root was logged is void (draws.md step 7).
 */
export const REVEAL_WITHIN_MS = 10 * MINUTE_MS;

/** Draws the numbers of what is closed and due: reveals, key, numbers, all of it published. */
export const drawNumbers: Job = {
  name: 'lottery-draw',
  everyMs: 250,
  run: async (house, now) => {
    const { merchants } = await directoryOf(house);
    for (const { id: merchant } of merchants) {
      const draw = async (row: DrawRow): Promise<void> => {
        if (!(await drawOne(house, merchant, row, now))) return;
        house.signals.send({ topic: 'draw', merchant, lottery: row.lottery });
      };
      await eachOf(house, await listDrawDue(house.pool, merchant), draw, ({ issue }) => issue);
    }
  },
};

/** False while the draw waits for a reveal. */
async function drawOne(
  house: House,
  merchant: MerchantId,
  draw: DrawRow,
  now: number,
): Promise<boolean> {
  const lines = await listLinesOfDraw(house.pool, merchant, draw.draw_id);
  const rootLine = lines.find((line) => line.kind === 'root');
  assert(rootLine !== undefined, `a closed draw has its root logged: ${draw.issue}`);
  const rules = draw.rules as DrawRules;
  const isLate = rules.mode === 'drand' && rootLine.at >= roundTime(rules.round);
  const entries = await entriesOf(house, merchant, draw);
  const isEmpty = rules.format === 'sum' && !entriesSuffice(entries);
  const reveals = isLate || isEmpty ? undefined : await revealsOf(house, draw, rootLine, now);
  if (reveals === undefined) {
    if (!isLate && !isEmpty && now - rootLine.at < REVEAL_WITHIN_MS) return false;
    const reason = isEmpty ? 'entries_too_few' : isLate ? 'root_late' : 'reveal_missing';
    await transaction(house.pool, async (sql) => {
      await voidDraw(sql, house, { merchant, draw: draw.draw_id, reason, madeBy: 'house' });
      return { commit: true, value: undefined };
    });
    return true;
  }
  await transaction(house.pool, async (sql) => {
    await publish(sql, house, { merchant, draw, rootLine, reveals, entries });
    return { commit: true, value: undefined };
  });
  return true;
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
  readonly reveals: readonly CosignReveal[];
  readonly entries: readonly string[];
}

/**
 * The co-signers' reveals in order, or drand's round; none in `house` mode; undefined while one is
 * missing.
 */
async function revealsOf(
  house: House,
  draw: DrawRow,
  rootLine: LogLine,
  now: number,
): Promise<readonly CosignReveal[] | undefined> {
  const { mode, round } = draw.rules as DrawRules;
  try {
    if (mode === 'drand') {
      // Nobody is asked for a round that cannot be out yet.
      if (now < roundTime(round)) return undefined;
      return [drandReveal(await askRound(house.config, round))];
    }
    return await Promise.all(
      draw.cosigners.map(async (cosigner) => {
        const asked = { proofId: draw.proof_id, cosigner, rootLine };
        return cosigner.party === OWN_PARTY
          ? ownReveal(house.keys, asked)
          : askReveal(house, asked);
      }),
    );
  } catch (error) {
    house.log.warn({ draw: draw.proof_id, error: String(error) }, 'a reveal is missing');
    return undefined;
  }
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
  await appendLog(sql, house.keys, merchant, [
    ...entries,
    { draw: draw.draw_id, kind: 'result', body },
  ]);
}

function numbersFrom(
  draw: DrawRow,
  rules: DrawRules,
  from: {
    readonly seed: string;
    readonly root: string;
    readonly count: number;
    readonly reveals: readonly CosignReveal[];
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
