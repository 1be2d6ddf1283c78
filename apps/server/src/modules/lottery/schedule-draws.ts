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
import { publicKeyHex } from '../../ground/public-key-hex.ts';
import { eachMerchant } from '../settings/index.ts';
import { appendLog, type LogEntry } from './append-log.ts';
import { readCatalogue, type Lottery } from './catalogue.ts';
import { proofIdOf, type Cosigner } from './draw.ts';
import { eachOf } from '../../ground/each-of.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { OWN_PARTY, ownCommitment } from './own-party.ts';
import { listScheduled, scheduleDraw, type NewDraw } from './store/draws.ts';
import { bindDraws } from './witness/bind-draws.ts';
import { cosignerNow, type ShownParty } from './witness/parties.ts';
import { OPENS_AFTER_MS, slotsAhead } from './slots-ahead.ts';
import { dayOf, ordinalOnSale, type Slot } from './timetable.ts';

const JOB = 'lottery-schedule';

/** Commits to the coming draws of every lottery, and puts the commitments into the public log. */
export const scheduleDraws: Job = {
  name: JOB,
  everyMs: 2000,
  run: async (house, now) => {
    await eachMerchant(house, async (merchant) => {
      const { lotteries, unread } = await readCatalogue(house.pool, merchant);
      const tell = ({ error }: (typeof unread)[number]): Promise<void> => Promise.reject(error);
      await eachOf(house, unread, tell, ({ code }) => `catalogue ${merchant.code}-${code}`);
      const lacking = await missingSlots(house, merchant, lotteries, now);
      if (lacking.length > 0) await scheduleAll(house, merchant, lacking);
    });
  },
};

/**
 * Schedules lottery by lottery, each bound before the next: nothing is committed to while nobody is
 * there to bind it.
 */
async function scheduleAll(
  house: House,
  merchant: Merchant,
  lacking: readonly Lacking[],
): Promise<void> {
  await bindDraws(house, merchant, JOB);
  const witness = await cosignerNow(house);
  let problem: unknown;
  const schedule = async ({ lottery, slots }: Lacking): Promise<void> => {
    if (problem !== undefined) return;
    await scheduleLottery({ house, merchant, lottery, witness }, slots);
    await bindDraws(house, merchant, JOB).catch((error: unknown) => (problem = error));
  };
  await eachOf(house, lacking, schedule, ({ lottery: { row } }) => `${merchant.code}-${row.code}`);
  if (problem !== undefined) throw problem;
}

/** What the draws of one lottery are committed to with. */
interface ToSchedule {
  readonly house: House;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly witness: ShownParty;
}

async function scheduleLottery(of: ToSchedule, slots: readonly Slot[]): Promise<void> {
  const { house, merchant } = of;
  // The lotteries before this one took their time.
  const from = plus(house.clock.now(), OPENS_AFTER_MS);
  const draws = slots.flatMap((slot) => {
    const opensAt = instant(Math.max(slot.opensAt, from));
    return opensAt >= slot.closesAt ? [] : [commitTo(of, { ...slot, opensAt })];
  });
  await house.leases.transaction(JOB, async (sql) => {
    const entries: LogEntry[] = [];
    for (const draw of draws) {
      const id = await scheduleDraw(sql, draw);
      if (id === undefined) continue;
      entries.push({ draw: id, kind: 'commit', body: commitBody(draw, of.witness) });
    }
    const [line] = await appendLog(sql, house.keys, merchant.id, entries);
    // A commitment that would stand in the log after its draw opened is made anew at the next turn.
    const inTime = line === undefined || draws.every(({ opensAt }) => line.at < opensAt);
    return { commit: inTime, value: undefined };
  });
}

interface Asked {
  readonly lottery: Lottery;
  /** The ordinal of the draw on sale. */
  readonly first: number;
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
  const asked: Asked[] = [];
  const ask = async (lottery: Lottery): Promise<void> => {
    asked.push({ lottery, first: ordinalOnSale(lottery.timetable, now) });
  };
  const onSale = lotteries.filter(({ row }) => row.enabled);
  await eachOf(house, onSale, ask, ({ row }) => `on sale ${merchant.code}-${row.code}`);
  const known = await listScheduled(
    house.pool,
    merchant.id,
    asked.map(({ lottery, first }) => ({ lottery: lottery.row.code, first })),
  );
  const lacking: Lacking[] = [];
  const look = async ({ lottery, first }: Asked): Promise<void> => {
    const there = known.get(lottery.row.code) ?? new Set<number>();
    const slots = slotsAhead(lottery.timetable, first, there, now);
    if (slots.length > 0) lacking.push({ lottery, slots });
  };
  await eachOf(house, asked, look, ({ lottery }) => `ahead ${merchant.code}-${lottery.row.code}`);
  return lacking;
}

/** The parties of a draw in the order of their reveals: the house, then the co-signer. */
function partiesOf({ house, lottery, witness }: ToSchedule, proofId: string): Cosigner[] {
  if (lottery.row.mode !== 'cosign') return [];
  const { party, publicKey } = witness;
  const { keys } = house;
  const commit = ownCommitment(keys, proofId);
  const own = { party: OWN_PARTY, publicKey: publicKeyHex(keys.verifyingKey), commit };
  return [own, { party, publicKey, commit: '' }];
}

function commitTo(of: ToSchedule, slot: Slot): NewDraw {
  const { house, merchant, lottery } = of;
  const { row } = lottery;
  const proofId = proofIdOf(merchant.code, slot.issue);
  const cosigners = partiesOf(of, proofId);
  const rules = rulesOf(of, slot, cosigners);
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

function rulesOf(
  { lottery, witness }: ToSchedule,
  slot: Slot,
  cosigners: readonly Cosigner[],
): DrawRules {
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
    independent: witness.independent ? 1 : 0,
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

function commitBody(draw: NewDraw, witness: ShownParty): CommitBody {
  return {
    drawId: draw.proofId,
    lottery: draw.lottery,
    rulesHash: draw.rulesHash.toString('hex'),
    commit: draw.commitment.toString('hex'),
    opensAt: draw.opensAt,
    closesAt: draw.closesAt,
    parties: draw.cosigners.map(({ party }) => party).join(','),
    keys: draw.cosigners.map(({ publicKey }) => publicKey).join(','),
    ownCommit: draw.cosigners.find(({ party }) => party === OWN_PARTY)?.commit ?? '',
    witnesses: witness.party,
    witnessKeys: witness.publicKey,
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
