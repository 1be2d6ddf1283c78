import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { notAside } from '../../ground/set-aside.ts';
import { findMembers, mayDo } from '../members/index.ts';
import { isProtection, pausedAmong } from '../protection/index.ts';
import { eachMerchant } from '../settings/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { readCatalogue, type Lottery } from './catalogue.ts';
import { betStep, isClosedTo, returnStep, type OfStep } from './chase-money.ts';
import { ordinalOnSale, slotOf } from './timetable.ts';
import { eachOf } from '../../ground/each-of.ts';
import { knownDraw, type KnownDraw } from './known-draws.ts';
import {
  endChases,
  listPlans,
  listSteps,
  markSteps,
  type ChaseRow,
  type StepMark,
  type StepRow,
} from './store/chases.ts';
import { listChased, listDueSteps, listEndedSteps } from './store/due-steps.ts';
import { findOrder } from './store/orders.ts';
import type { Id } from '@fairhouse/values';

/** Order states of lottery.md 2.3 that a step ends in without having been bet. */
export const STEP_STATUS = {
  won: 4,
  hit: 6,
  shown: 7,
  player: 8,
  missed: 14,
  barred: 14,
  rejected: 20,
} as const;

const TOGETHER = 1000;

/**
 * Bets every plan's step once its draw is on sale, gives back what was missed, stops plans that
 * won and those of members who may not bet any more when a step of theirs is due.
 */
export const runChases: Job = {
  name: 'lottery-chase',
  everyMs: 500,
  run: async (house, now) => {
    await eachMerchant(house, async (merchant) => {
      const chased = await listChased(house.pool, merchant.id);
      if (chased.size === 0) return;
      const catalogue = await readCatalogue(house.pool, merchant);
      const lotteries = catalogue.lotteries.filter(({ row }) => chased.has(row.code));
      const follow = async (lottery: Lottery): Promise<void> => {
        await followEnded(house, merchant, lottery);
        await betDue(house, merchant, lottery, ordinalOnSale(lottery.timetable, now));
      };
      await eachOf(house, lotteries, follow, ({ row }) => `${merchant.code}-${row.code}`);
    });
  },
};

async function betDue(
  house: House,
  merchant: Merchant,
  lottery: Lottery,
  onSale: number,
): Promise<void> {
  const of = { merchant: merchant.id, lottery: lottery.row.code };
  const steps = await listDueSteps(house.pool, of, onSale, TOGETHER);
  if (steps.length === 0) return;
  const draw = await knownDraw(house, merchant, slotOf(lottery.timetable, onSale).issue);
  const plans = await plansOf(house, merchant, steps);
  const barred = await barredPlans(house, merchant, [...plans.values()]);
  const stop = (plan: ChaseRow): Promise<void> => stopBarred({ house, merchant, lottery, plan });
  await eachOf(house, barred, stop, ({ chase_id: id }) => `chase ${id}`);
  const marks: StepMark[] = [];
  const take = async (step: StepRow): Promise<void> => {
    const plan = plans.get(step.chase_id);
    if (plan === undefined || barred.includes(plan)) return;
    const isOnSale = Number(step.ordinal) === onSale;
    const of = { house, merchant, lottery, plan, step };
    marks.push(...(await takeStep(of, isOnSale ? draw : 'missed')));
  };
  // Together, so that the ledger books them in few batches, and each on its own.
  await Promise.all(
    steps.map((step) => eachOf(house, [step], take, ({ order_id: order }) => `step ${order}`)),
  );
  await markEach(house, merchant, marks);
  await endChases(house.pool, merchant.id, [...plans.keys()], 'DONE');
}

/** All marks in one statement; where that fails, each on its own: one in trouble holds no other. */
async function markEach(
  house: House,
  merchant: Merchant,
  marks: readonly StepMark[],
): Promise<void> {
  const nameOf = ({ chase_id: id, step }: StepMark): string => `step ${step} of chase ${id}`;
  try {
    await markSteps(house.pool, merchant.id, marks);
  } catch {
    const mark = (one: StepMark): Promise<void> => markSteps(house.pool, merchant.id, [one]);
    await eachOf(house, marks, mark, nameOf);
    return;
  }
  for (const mark of marks) await notAside(house, nameOf(mark));
}

/** The plans of members who are frozen for betting, closed or gone (agency.md 1.9). */
async function barredPlans(
  house: House,
  merchant: Merchant,
  plans: readonly ChaseRow[],
): Promise<readonly ChaseRow[]> {
  const ids = [...new Set(plans.map((plan) => plan.member_id as Id<'member'>))];
  const members = await findMembers(house.pool, merchant.id, ids);
  const paused = await pausedAmong(house.pool, merchant, ids, house.clock.now());
  const free = new Set<string>(
    members.filter((each) => mayDo(each, 'bet') && !paused.has(each.id)).map(({ id }) => id),
  );
  return plans.filter((plan) => !free.has(plan.member_id));
}

/**
 * Gives back every step that is still to come of a member who may not bet (lottery.md 2.3, state
 * 14); what was bet while it was allowed stands. All at once: the ledger books them in few batches.
 */
export async function stopBarred(of: Omit<OfStep, 'step'>): Promise<void> {
  const { house, merchant, plan } = of;
  const steps = await listSteps(house.pool, merchant.id, [plan.chase_id]);
  const pending = steps.filter((step) => step.state === 'PENDING');
  const returned = await Promise.all(pending.map((step) => returnStep({ ...of, step })));
  const given = pending.filter((_, index) => returned[index]);
  const status = STEP_STATUS.barred;
  const marks = given.map(({ chase_id, step }) => {
    return { chase_id, step, state: 'RETURNED' as const, status };
  });
  await markSteps(house.pool, merchant.id, marks);
  await endChases(house.pool, merchant.id, [plan.chase_id], 'STOPPED');
  const member = plan.member_id as Id<'member'>;
  house.signals.send({ topic: 'balance', merchant: merchant.id, member });
}

/** Bets one step or gives it back. A draw that is not scheduled or not open yet lets it wait. */
async function takeStep(of: OfStep, draw: KnownDraw | 'missed' | undefined): Promise<StepMark[]> {
  if (draw === undefined) return [];
  const mark = { chase_id: of.step.chase_id, step: of.step.step };
  if (draw !== 'missed') {
    if (draw.opensAt > of.house.clock.now()) return [];
    const isClosed = isClosedTo(of, draw);
    const outcome = isClosed ? undefined : await betStep(of, draw);
    if (outcome?.status === 'booked') return [{ ...mark, state: 'PLACED', status: null }];
    if (outcome?.status === 'refused' && isProtection(outcome.reason)) {
      await stopBarred(of);
      return [];
    }
  }
  const status = draw === 'missed' ? STEP_STATUS.missed : STEP_STATUS.rejected;
  // Where the id has another content, an earlier turn gave the money back.
  const returned = await returnStep(of);
  return [
    { ...mark, ...(returned ? { state: 'RETURNED', status } : { state: 'PLACED', status: null }) },
  ];
}

/** Writes down what came of placed steps; a win ends a plan that stops on it. */
async function followEnded(house: House, merchant: Merchant, lottery: Lottery): Promise<void> {
  const of = { merchant: merchant.id, lottery: lottery.row.code };
  const ended = await listEndedSteps(house.pool, of, TOGETHER);
  if (ended.length === 0) return;
  const plans = await plansOf(house, merchant, ended);
  const done: StepMark[] = [];
  const follow = async (step: (typeof ended)[number]): Promise<void> => {
    const plan = plans.get(step.chase_id);
    const stops = plan?.stop_on_win === true || plan?.stop_on_number === true;
    const isWon = step.status === STEP_STATUS.won && plan?.state === 'ACTIVE';
    if (plan && stops && isWon) await stopPlan({ house, merchant, lottery, plan });
    done.push(step);
  };
  await eachOf(house, ended, follow, ({ order_id: order }) => `step ${order}`);
  await markEach(house, merchant, done);
  await endChases(house.pool, merchant.id, [...plans.keys()], 'DONE');
}

/**
 * Takes back what is still to come of a plan that has won; a draw that has closed meanwhile stands.
 */
async function stopPlan(of: Omit<OfStep, 'step'>): Promise<void> {
  const { house, merchant, plan } = of;
  const status = plan.stop_on_win ? STEP_STATUS.hit : STEP_STATUS.shown;
  const steps = await listSteps(house.pool, merchant.id, [plan.chase_id]);
  await takeBackSteps(of, steps, { status, lockMs: 0 });
  await endChases(house.pool, merchant.id, [plan.chase_id], 'STOPPED');
}

/** Takes back steps from the last one on (lottery.md 2.5); how many could be. */
export async function takeBackSteps(
  of: Omit<OfStep, 'step'>,
  steps: readonly StepRow[],
  how: { readonly status: number; readonly lockMs: number },
): Promise<number> {
  const { house, merchant } = of;
  const marks: StepMark[] = [];
  for (const step of [...steps].reverse()) {
    const mark = { chase_id: step.chase_id, step: step.step };
    if (step.state === 'PENDING' && (await returnStep({ ...of, step }))) {
      marks.push({ ...mark, state: 'RETURNED', status: how.status });
    } else if (step.state !== 'RETURNED' && step.status === null) {
      const row = await findOrder(house.pool, merchant.id, step.order_id as Id<'order'>);
      if (row === undefined || row.cancelled_at !== null) continue;
      const outcome = await cancelOrder({ ...of, row, ...how });
      if (outcome.status !== 'booked') continue;
      marks.push({ ...mark, state: 'PLACED', status: how.status });
    }
  }
  await markSteps(house.pool, merchant.id, marks);
  return marks.length;
}

async function plansOf(
  house: House,
  merchant: Merchant,
  steps: readonly StepRow[],
): Promise<Map<string, ChaseRow>> {
  const ids = [...new Set(steps.map((step) => step.chase_id))];
  const rows = await listPlans(house.pool, merchant.id, ids);
  return new Map(rows.map((row) => [row.chase_id, row]));
}
