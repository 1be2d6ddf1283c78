import {
  canon,
  commitOf,
  roundForClose,
  rulesHash,
  type CommitBody,
  type DrawRules,
} from '@fairhouse/rules/fair';
import { signOfDay } from '@fairhouse/rules/lottery';
import { assert, instant, plus, type Instant } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { transaction } from '../../ground/sql.ts';
import { directoryOf } from '../settings/index.ts';
import { appendLog, type LogEntry } from './append-log.ts';
import { readCatalogue, type Lottery } from './catalogue.ts';
import { askCommits } from './cosigner.ts';
import { proofIdOf, type Cosigner } from './draw.ts';
import { eachOf } from './each-of.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { ownCommit } from './own-party.ts';
import { listScheduled, scheduleDraw, type NewDraw } from './store/draws.ts';
import { dayOf, ordinalOnSale, ordinalsFrom, slotOf, type Slot } from './timetable.ts';

/** How many draws after the one on sale are committed to; the protocol asks for five. */
export const AHEAD = 8;
/** Draws of a calendar are committed to this many ahead: more than the day that is asked for. */
const CALENDAR_AHEAD = 3;
/** A draw whose sale should be under way opens this long after its commitment. */
const OPENS_AFTER_MS = 1000;
/** A sale shorter than this is not begun. */
const LEAST_SALE_MS = 10_000;

/** Commits to the coming draws of every lottery, and puts the commitments into the public log. */
export const scheduleDraws: Job = {
  name: 'lottery-schedule',
  everyMs: 2000,
  run: async (house, now) => {
    const { merchants } = await directoryOf(house);
    for (const merchant of merchants) {
      const { lotteries } = await readCatalogue(house.pool, merchant);
      const lacking = await missingSlots(house, merchant, lotteries, now);
      await eachOf(
        house,
        lacking,
        ({ lottery, slots }) => scheduleLottery(house, merchant, lottery, slots),
        ({ lottery: { row } }) => `${merchant.code}-${row.code}`,
      );
    }
  },
};

async function scheduleLottery(
  house: House,
  merchant: Merchant,
  lottery: Lottery,
  slots: readonly Slot[],
): Promise<void> {
  const cosigners = await cosignersOf(house, merchant, lottery, slots);
  // The lotteries before this one, and its co-signer, took their time.
  const from = plus(house.clock.now(), OPENS_AFTER_MS);
  const draws = slots.flatMap((slot, index) => {
    const opensAt = instant(Math.max(slot.opensAt, from));
    if (opensAt >= slot.closesAt) return [];
    return [commitTo(house, merchant, lottery, { ...slot, opensAt }, cosigners[index] ?? [])];
  });
  await transaction(house.pool, async (sql) => {
    const entries: LogEntry[] = [];
    for (const draw of draws) {
      const id = await scheduleDraw(sql, draw);
      if (id !== undefined) entries.push({ draw: id, kind: 'commit', body: commitBody(draw) });
    }
    const [line] = await appendLog(sql, house.keys, merchant.id, entries);
    // A commitment that would stand in the log after its draw opened is made anew at the next turn.
    const inTime = line === undefined || draws.every(({ opensAt }) => line.at < opensAt);
    return { commit: inTime, value: undefined };
  });
}

interface Lacking {
  readonly lottery: Lottery;
  readonly slots: readonly Slot[];
}

/** The lotteries on sale that lack a draw from the one on sale on, with those draws. */
async function missingSlots(
  house: House,
  merchant: Merchant,
  lotteries: readonly Lottery[],
  now: Instant,
): Promise<Lacking[]> {
  const asked = lotteries
    .filter(({ row }) => row.enabled)
    .map((lottery) => ({ lottery, first: ordinalOnSale(lottery.timetable, now) }));
  const known = await listScheduled(
    house.pool,
    merchant.id,
    asked.map(({ lottery, first }) => ({ lottery: lottery.row.code, first })),
  );
  return asked
    .map(({ lottery, first }) => ({
      lottery,
      slots: slotsWithout(lottery, first, known.get(lottery.row.code) ?? new Set(), now),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** The coming slots that have no draw yet. One under way is sold for what is left of it. */
function slotsWithout(
  { timetable }: Lottery,
  first: number,
  known: ReadonlySet<number>,
  now: Instant,
): Slot[] {
  const slots: Slot[] = [];
  const ahead = timetable.schedule.kind === 'interval' ? AHEAD : CALENDAR_AHEAD;
  for (const ordinal of ordinalsFrom(timetable, first, ahead + 1)) {
    if (known.has(ordinal)) continue;
    const slot = slotOf(timetable, ordinal);
    const opensAt = instant(Math.max(slot.opensAt, plus(now, OPENS_AFTER_MS)));
    if (slot.closesAt - opensAt >= LEAST_SALE_MS) slots.push({ ...slot, opensAt });
  }
  return slots;
}

/** The parties of each draw in the order of their reveals: the house, then the co-signer. */
async function cosignersOf(
  house: House,
  merchant: Merchant,
  { row }: Lottery,
  slots: readonly Slot[],
): Promise<Cosigner[][]> {
  if (row.mode !== 'cosign') return [];
  const drawIds = slots.map((slot) => proofIdOf(merchant.code, slot.issue));
  const commits = await askCommits(house, drawIds);
  return commits.map(({ drawId, party, publicKey, commit }) => [
    ownCommit(house.keys, drawId),
    { party, publicKey, commit },
  ]);
}

function commitTo(
  house: House,
  merchant: Merchant,
  lottery: Lottery,
  slot: Slot,
  cosigners: readonly Cosigner[],
): NewDraw {
  const { row } = lottery;
  const proofId = proofIdOf(merchant.code, slot.issue);
  const rules = rulesOf(lottery, slot, cosigners);
  const seed = randomBytes(32);
  const hash = rulesHash(NODE_HASHES, rules);
  const commitment = commitOf(NODE_HASHES, {
    drawId: proofId,
    rulesHash: hash,
    seed: seed.toString('hex'),
  });
  return {
    ...slot,
    merchant: merchant.id,
    lottery: row.code,
    proofId,
    mode: row.mode,
    rules: canon(rules),
    rulesHash: Buffer.from(hash, 'hex'),
    commitment: Buffer.from(commitment, 'hex'),
    sealedSeed: house.keys.seal(seed, `draw:${proofId}`),
    cosigners,
    oddsVersion: row.odds_version,
  };
}

function rulesOf(lottery: Lottery, slot: Slot, cosigners: readonly Cosigner[]): DrawRules {
  const { row, family } = lottery;
  const { format, length, max, prizes = 1, layout } = family.drawFormat;
  assert(format !== 'entered' || row.mode === 'entered', `${row.code} cannot be drawn here`);
  return {
    family: family.code,
    lottery: row.code,
    format,
    length,
    prizes,
    max,
    ...(layout === undefined ? {} : { layout }),
    ...markOf(lottery, slot),
    opensAt: slot.opensAt,
    closesAt: slot.closesAt,
    mode: row.mode,
    round: row.mode === 'drand' ? roundForClose(slot.closesAt) : 0,
    parties: cosigners.map(({ party }) => party).join(','),
    styles: row.styles.join(','),
    oddsVersion: String(row.odds_version),
    maxPayout: row.max_payout.toString(),
    narrowPayout: row.narrow_payout.toString(),
    narrowShare: row.narrow_share,
    ...memberLimitsOf(row),
    ...(row.block_rule === null ? {} : { block: row.block_rule, blockAt: slot.drawAt }),
  };
}

/** The sign of the lunar year in which the draw lies, where its results need one. */
function markOf({ family, timetable }: Lottery, { drawAt }: Slot): { mark?: string } {
  if (family.drawFormat.marked === undefined) return {};
  const sign = signOfDay(dayOf(timetable, drawAt));
  assert(sign !== undefined, `no sign is known for the draw of ${timetable.lottery}`);
  return { mark: sign };
}

function commitBody(draw: NewDraw): CommitBody {
  return {
    drawId: draw.proofId,
    lottery: draw.lottery,
    rulesHash: draw.rulesHash.toString('hex'),
    commit: draw.commitment.toString('hex'),
    parties: draw.cosigners.map(({ party }) => party).join(','),
    keys: draw.cosigners.map(({ publicKey }) => publicKey).join(','),
    commits: draw.cosigners.map(({ commit }) => commit).join(','),
  };
}

/** Limits that no lottery needs stand in the rules only where they limit. */
function memberLimitsOf(row: Lottery['row']): Partial<DrawRules> {
  const { member_draw_payout: draw, member_day_payout: day } = row;
  return {
    ...(draw > 0n ? { memberDrawPayout: draw.toString() } : {}),
    ...(day > 0n ? { memberDayPayout: day.toString() } : {}),
  };
}
