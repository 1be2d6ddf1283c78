import {
  canon,
  drawCommit,
  roundForClose,
  rulesHash,
  type CommitBody,
  type DrawRules,
} from '@fairhouse/rules/fair';
import { findLunarYearSign } from '@fairhouse/rules/lottery';
import { assert, instant, plus, type Instant } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { publicKeyHex } from '../../../platform/keys/public-key-hex.ts';
import { eachMerchant } from '../../settings/index.ts';
import {
  appendLog,
  formatProofId,
  listScheduled,
  scheduleDraw,
  type LogEntry,
  type Cosigner,
  type NewDraw,
} from '../draws/index.ts';
import {
  readCatalogue,
  lotteryDay,
  ordinalOnSale,
  type Lottery,
  type Slot,
} from '../catalogue/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { NODE_HASHES } from '../hashing/index.ts';
import {
  OPERATOR_PARTY,
  operatorCommitment,
  bindDraws,
  fetchCosigner,
  type PublicParty,
} from '../witness/index.ts';
import { OPENS_AFTER_MS, slotsAhead } from './slots-ahead.ts';

const JOB = 'lottery-schedule';

/** Commits to the coming draws of every lottery, and logs the commitments publicly. */
export const scheduleDraws: Job = {
  name: JOB,
  everyMs: 5000,
  run: async (app, now) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      const { lotteries, unreadable } = await readCatalogue(app.pool, merchant);
      const reject = ({ error }: (typeof unreadable)[number]): Promise<void> =>
        Promise.reject(error);
      await processEach(
        { app, job: JOB },
        unreadable,
        reject,
        ({ code }) => `catalogue ${merchant.code}-${code}`,
      );
      const missing = await missingSlots(app, merchant, lotteries, now);
      if (missing.length > 0) await scheduleAll(app, merchant, missing);
    });
  },
};

/**
 * Schedules lottery by lottery and binds each before the next, so that no commitments are made
 * while the co-signer is unavailable.
 */
async function scheduleAll(
  app: AppContext,
  merchant: Merchant,
  missing: readonly LotterySlots[],
): Promise<void> {
  await bindDraws(app, merchant, JOB);
  const witness = await fetchCosigner(app);
  let problem: unknown;
  const schedule = async ({ lottery, slots }: LotterySlots): Promise<void> => {
    if (problem !== undefined) return;
    await scheduleLottery({ app, merchant, lottery, witness }, slots);
    await bindDraws(app, merchant, JOB).catch((error: unknown) => (problem = error));
  };
  await processEach(
    { app, job: JOB },
    missing,
    schedule,
    ({ lottery: { row } }) => `${merchant.code}-${row.code}`,
  );
  if (problem !== undefined) throw problem;
}

/** The context of committing to the draws of one lottery. */
interface ScheduleContext {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
  readonly witness: PublicParty;
}

async function scheduleLottery(context: ScheduleContext, slots: readonly Slot[]): Promise<void> {
  const { app, merchant } = context;
  // Scheduling the previous lotteries took some time.
  const from = plus(app.clock.now(), OPENS_AFTER_MS);
  const draws = slots.flatMap((slot) => {
    const opensAt = instant(Math.max(slot.opensAt, from));
    return opensAt >= slot.closesAt ? [] : [createCommitment(context, { ...slot, opensAt })];
  });
  await app.leases.transaction(JOB, async (sql) => {
    const entries: LogEntry[] = [];
    for (const draw of draws) {
      const id = await scheduleDraw(sql, draw);
      if (id === undefined) continue;
      entries.push({ draw: id, kind: 'commit', body: commitBody(draw, context.witness) });
    }
    const [line] = await appendLog(sql, app.keys, merchant.id, entries);
    // A commitment that would be logged after its draw's opening is discarded and made again at the
    // next run.
    const inTime = line === undefined || draws.every(({ opensAt }) => line.at < opensAt);
    return { commit: inTime, value: undefined };
  });
}

interface LotteryOnSale {
  readonly lottery: Lottery;
  /** The ordinal of the draw on sale. */
  readonly first: number;
}

interface LotterySlots {
  readonly lottery: Lottery;
  readonly slots: readonly Slot[];
}

/** The lotteries on sale with draws to schedule, from the one on sale on, with these draws. */
async function missingSlots(
  app: AppContext,
  merchant: Merchant,
  lotteries: readonly Lottery[],
  now: Instant,
): Promise<LotterySlots[]> {
  const onSaleNow: LotteryOnSale[] = [];
  const addOnSale = async (lottery: Lottery): Promise<void> => {
    onSaleNow.push({ lottery, first: ordinalOnSale(lottery.timetable, now) });
  };
  const onSale = lotteries.filter(({ row }) => row.enabled);
  await processEach(
    { app, job: JOB },
    onSale,
    addOnSale,
    ({ row }) => `on sale ${merchant.code}-${row.code}`,
  );
  const known = await listScheduled(
    app.pool,
    merchant.id,
    onSaleNow.map(({ lottery, first }) => ({ lottery: lottery.row.code, first })),
  );
  const missing: LotterySlots[] = [];
  const addMissing = async ({ lottery, first }: LotteryOnSale): Promise<void> => {
    const existing = known.get(lottery.row.code) ?? new Set<number>();
    const slots = slotsAhead(lottery.timetable, first, existing, now);
    if (slots.length > 0) missing.push({ lottery, slots });
  };
  await processEach(
    { app, job: JOB },
    onSaleNow,
    addMissing,
    ({ lottery }) => `ahead ${merchant.code}-${lottery.row.code}`,
  );
  return missing;
}

/** The parties of a draw in reveal order: the operator, then the co-signer. */
function partiesOf({ app, lottery, witness }: ScheduleContext, proofId: string): Cosigner[] {
  if (lottery.row.mode !== 'cosign') return [];
  const { party, publicKey } = witness;
  const { keys } = app;
  const commit = operatorCommitment(keys, proofId);
  const own = { party: OPERATOR_PARTY, publicKey: publicKeyHex(keys.verifyingKey), commit };
  return [own, { party, publicKey, commit: '' }];
}

function createCommitment(context: ScheduleContext, slot: Slot): NewDraw {
  const { app, merchant, lottery } = context;
  const { row } = lottery;
  const proofId = formatProofId(merchant.code, slot.issue);
  const cosigners = partiesOf(context, proofId);
  const rules = rulesOf(context, slot, cosigners);
  const seed = randomBytes(32);
  const hash = rulesHash(NODE_HASHES, rules);
  const commitment = drawCommit(NODE_HASHES, {
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
    sealedSeed: app.keys.seal(seed, `draw:${proofId}`),
    cosigners,
    oddsVersion: row.odds_version,
  };
}

function rulesOf(
  { lottery, witness }: ScheduleContext,
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
    ...lunarMark(lottery, slot),
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
    ...memberLimits(row),
    ...(row.block_rule === null ? {} : { block: row.block_rule, blockAt: slot.drawAt }),
    ...(row.keno_rule === null ? {} : { keno: row.keno_rule }),
  };
}

/** The sign of the lunar year of the draw, if its results need one. */
function lunarMark({ family, timetable }: Lottery, { drawAt }: Slot): { mark?: string } {
  if (family.drawFormat.marked === undefined) return {};
  const sign = findLunarYearSign(lotteryDay(timetable, drawAt));
  assert(sign !== undefined, `no sign is known for the draw of ${timetable.lottery}`);
  return { mark: sign };
}

function commitBody(draw: NewDraw, witness: PublicParty): CommitBody {
  return {
    drawId: draw.proofId,
    lottery: draw.lottery,
    rulesHash: draw.rulesHash.toString('hex'),
    commit: draw.commitment.toString('hex'),
    opensAt: draw.opensAt,
    closesAt: draw.closesAt,
    parties: draw.cosigners.map(({ party }) => party).join(','),
    keys: draw.cosigners.map(({ publicKey }) => publicKey).join(','),
    ownCommit: draw.cosigners.find(({ party }) => party === OPERATOR_PARTY)?.commit ?? '',
    witnesses: witness.party,
    witnessKeys: witness.publicKey,
  };
}

/** The optional limits, which the rules name only if they are set. */
function memberLimits(row: Lottery['row']): Partial<DrawRules> {
  const { member_draw_payout: draw, member_day_payout: day } = row;
  return {
    ...(draw > 0n ? { memberDrawPayout: draw.toString() } : {}),
    ...(day > 0n ? { memberDayPayout: day.toString() } : {}),
  };
}
