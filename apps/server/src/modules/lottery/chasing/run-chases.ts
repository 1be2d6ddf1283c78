import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { releaseFromQuarantine } from '../../../platform/quarantine.ts';
import { transaction } from '../../../platform/sql.ts';
import { findMembers, mayDo } from '../../members/index.ts';
import { findBlockedMembers } from '../../protection/index.ts';
import { eachMerchant } from '../../settings/index.ts';
import { cancelOrder } from '../cancelling/index.ts';
import { endsChase } from './ends-chase.ts';
import { parseBetRefusal } from '../placing/index.ts';
import { readCatalogue, ordinalOnSale, slotAt, type Lottery } from '../catalogue/index.ts';
import {
  placeChaseOrder,
  isClosedForChase,
  returnChaseOrder,
  type ChaseOrderContext,
} from './chase-order.ts';
import { processEach } from '../../../platform/process-each.ts';
import { findBoundDraw, type BoundDraw } from '../draws/index.ts';
import {
  endChases,
  listPlans,
  listChaseOrders,
  updateChaseOrders,
  type ChaseRow,
  type ChaseOrderUpdate,
  type ChaseOrderRow,
} from './store/chases.ts';
import {
  listChasedLotteries,
  listDueChaseOrders,
  listEndedChaseOrders,
} from './store/due-chase-orders.ts';
import { findOrder } from '../orders/index.ts';
import type { Id } from '@fairhouse/values';

const JOB = 'lottery-chase';

/** Order states of lottery.md 2.3 that end a chase order without a bet. */
export const CHASE_ORDER_STATUS = {
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
 * Bets every chase order once its draw is on sale, refunds missed ones, stops chases that have won,
 * and stops those of members who may not bet when an order of theirs is due.
 */
export const runChases: Job = {
  name: JOB,
  everyMs: 500,
  run: async (app, now) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      const chased = await listChasedLotteries(app.pool, merchant.id);
      if (chased.size === 0) return;
      const catalogue = await readCatalogue(app.pool, merchant);
      const lotteries = catalogue.lotteries.filter(({ row }) => chased.has(row.code));
      const follow = async (lottery: Lottery): Promise<void> => {
        await recordEndedOrders(app, merchant, lottery);
        await betDueOrders(app, merchant, lottery, ordinalOnSale(lottery.timetable, now));
      };
      await processEach(
        { app, job: JOB },
        lotteries,
        follow,
        ({ row }) => `${merchant.code}-${row.code}`,
      );
    });
  },
};

async function betDueOrders(
  app: AppContext,
  merchant: Merchant,
  lottery: Lottery,
  onSale: number,
): Promise<void> {
  const lotteryKey = { merchant: merchant.id, lottery: lottery.row.code };
  const steps = await listDueChaseOrders(app.pool, lotteryKey, onSale, TOGETHER);
  if (steps.length === 0) return;
  const draw = await findBoundDraw(app, merchant, slotAt(lottery.timetable, onSale).issue);
  const plans = await plansOf(app, merchant, steps);
  const barred = await barredPlans(app, merchant, [...plans.values()]);
  const stop = (plan: ChaseRow): Promise<void> => stopBarredChase({ app, merchant, lottery, plan });
  await processEach({ app, job: JOB }, barred, stop, ({ chase_id: id }) => `chase ${id}`);
  const updates: ChaseOrderUpdate[] = [];
  const take = async (step: ChaseOrderRow): Promise<void> => {
    const plan = plans.get(step.chase_id);
    if (plan === undefined || barred.includes(plan)) return;
    const isOnSale = Number(step.ordinal) === onSale;
    const context = { app, merchant, lottery, plan, step };
    updates.push(...(await processChaseOrder(context, isOnSale ? draw : 'missed')));
  };
  // Concurrently, so that the ledger books them in few batches; a failure affects only one order.
  await Promise.all(
    steps.map((step) =>
      processEach({ app, job: JOB }, [step], take, ({ order_id: order }) => `step ${order}`),
    ),
  );
  await updateEach(app, merchant, updates);
  await endChases(app.pool, merchant.id, [...plans.keys()], 'DONE');
}

/**
 * Updates all orders in one statement; if it fails, each on its own, so that one failure affects no
 * other order.
 */
async function updateEach(
  app: AppContext,
  merchant: Merchant,
  updates: readonly ChaseOrderUpdate[],
): Promise<void> {
  const nameOf = ({ chase_id: id, step }: ChaseOrderUpdate): string =>
    `step ${step} of chase ${id}`;
  try {
    await updateChaseOrders(app.pool, merchant.id, updates);
  } catch {
    const update = (one: ChaseOrderUpdate): Promise<void> =>
      updateChaseOrders(app.pool, merchant.id, [one]);
    await processEach({ app, job: JOB }, updates, update, nameOf);
    return;
  }
  for (const update of updates) await releaseFromQuarantine({ app, job: JOB }, nameOf(update));
}

/** The chases of members who may not bet or no longer exist (agency.md 1.9). */
async function barredPlans(
  app: AppContext,
  merchant: Merchant,
  plans: readonly ChaseRow[],
): Promise<readonly ChaseRow[]> {
  const ids = [...new Set(plans.map((plan) => plan.member_id as Id<'member'>))];
  const members = await findMembers(app.pool, merchant.id, ids);
  const paused = await findBlockedMembers(app.pool, merchant, ids, app.clock.now());
  const free = new Set<string>(
    members.filter((each) => mayDo(each, 'bet') && !paused.has(each.id)).map(({ id }) => id),
  );
  return plans.filter((plan) => !free.has(plan.member_id));
}

/**
 * Refunds every pending order of a member who may not bet (lottery.md 2.3, state 14); orders
 * already bet stay. Concurrent, so that the ledger books them in few batches.
 */
export async function stopBarredChase(context: Omit<ChaseOrderContext, 'step'>): Promise<void> {
  const { app, merchant, plan } = context;
  const steps = await listChaseOrders(app.pool, merchant.id, [plan.chase_id]);
  const pending = steps.filter((step) => step.state === 'PENDING');
  const returned = await Promise.all(pending.map((step) => returnChaseOrder({ ...context, step })));
  const given = pending.filter((_, index) => returned[index]);
  const status = CHASE_ORDER_STATUS.barred;
  const updates = given.map(({ chase_id, step }) => {
    return { chase_id, step, state: 'RETURNED' as const, status };
  });
  await markAndEnd(context, updates, 'STOPPED');
  const member = plan.member_id as Id<'member'>;
  app.signals.send({ topic: 'balance', merchant: merchant.id, member });
}

/** Bets or refunds one chase order. It waits while its draw is not scheduled or not open yet. */
async function processChaseOrder(
  context: ChaseOrderContext,
  draw: BoundDraw | 'missed' | undefined,
): Promise<ChaseOrderUpdate[]> {
  if (draw === undefined) return [];
  const update = { chase_id: context.step.chase_id, step: context.step.step };
  if (draw !== 'missed') {
    if (draw.opensAt > context.app.clock.now()) return [];
    const isClosed = isClosedForChase(context, draw);
    const outcome = isClosed ? undefined : await placeChaseOrder(context, draw);
    if (outcome?.status === 'booked') return [{ ...update, state: 'PLACED', status: null }];
    if (outcome?.status === 'refused' && endsChase(parseBetRefusal(outcome.reason))) {
      await stopBarredChase(context);
      return [];
    }
  }
  const status = draw === 'missed' ? CHASE_ORDER_STATUS.missed : CHASE_ORDER_STATUS.rejected;
  // If the id has other content, an earlier run refunded the order.
  const returned = await returnChaseOrder(context);
  return [
    {
      ...update,
      ...(returned ? { state: 'RETURNED', status } : { state: 'PLACED', status: null }),
    },
  ];
}

/** Records the outcome of placed orders; a win ends a chase that stops on it. */
async function recordEndedOrders(
  app: AppContext,
  merchant: Merchant,
  lottery: Lottery,
): Promise<void> {
  const lotteryKey = { merchant: merchant.id, lottery: lottery.row.code };
  const ended = await listEndedChaseOrders(app.pool, lotteryKey, TOGETHER);
  if (ended.length === 0) return;
  const plans = await plansOf(app, merchant, ended);
  const done: ChaseOrderUpdate[] = [];
  const follow = async (step: (typeof ended)[number]): Promise<void> => {
    const plan = plans.get(step.chase_id);
    const stops = plan?.stop_on_win === true || plan?.stop_on_number === true;
    const isWon = step.status === CHASE_ORDER_STATUS.won && plan?.state === 'ACTIVE';
    if (plan && stops && isWon) await stopWonChase({ app, merchant, lottery, plan });
    done.push(step);
  };
  await processEach({ app, job: JOB }, ended, follow, ({ order_id: order }) => `step ${order}`);
  await updateEach(app, merchant, done);
  await endChases(app.pool, merchant.id, [...plans.keys()], 'DONE');
}

/**
 * Cancels the remaining orders of a chase that has won; an order of a draw that has closed in the
 * meantime stays.
 */
async function stopWonChase(context: Omit<ChaseOrderContext, 'step'>): Promise<void> {
  const { app, merchant, plan } = context;
  const status = plan.stop_on_win ? CHASE_ORDER_STATUS.hit : CHASE_ORDER_STATUS.shown;
  const steps = await listChaseOrders(app.pool, merchant.id, [plan.chase_id]);
  const updates = await revertChaseOrders(context, steps, { status, lockMs: 0 });
  await markAndEnd(context, updates, 'STOPPED');
}

/**
 * Marks orders and ends their chase, by its player only if none is left to bet. In one transaction:
 * between the two, the job would find nothing left to bet and end the chase as finished.
 */
export async function markAndEnd(
  { app, merchant, plan }: Omit<ChaseOrderContext, 'step'>,
  updates: readonly ChaseOrderUpdate[],
  state: 'STOPPED' | 'CANCELLED',
): Promise<void> {
  const chases = [plan.chase_id];
  await transaction(app.pool, async (sql) => {
    await updateChaseOrders(sql, merchant.id, updates);
    const left = await listChaseOrders(sql, merchant.id, chases);
    const goesOn = state === 'CANCELLED' && left.some((step) => step.state === 'PENDING');
    if (!goesOn) await endChases(sql, merchant.id, chases, state);
    return { commit: true, value: undefined };
  });
}

/**
 * Cancels orders from the last one backwards (lottery.md 2.5); returns the cancelled ones, which
 * the caller marks.
 */
export async function revertChaseOrders(
  context: Omit<ChaseOrderContext, 'step'>,
  steps: readonly ChaseOrderRow[],
  cancellation: { readonly status: number; readonly lockMs: number },
): Promise<readonly ChaseOrderUpdate[]> {
  const { app, merchant } = context;
  const updates: ChaseOrderUpdate[] = [];
  for (const step of [...steps].reverse()) {
    const update = { chase_id: step.chase_id, step: step.step };
    if (step.state === 'PENDING' && (await returnChaseOrder({ ...context, step }))) {
      updates.push({ ...update, state: 'RETURNED', status: cancellation.status });
    } else if (step.state !== 'RETURNED' && step.status === null) {
      const row = await findOrder(app.pool, merchant.id, step.order_id as Id<'order'>);
      if (row === undefined || row.cancelled_at !== null) continue;
      const outcome = await cancelOrder({ ...context, row, ...cancellation });
      if (outcome.status !== 'booked') continue;
      updates.push({ ...update, state: 'PLACED', status: cancellation.status });
    }
  }
  return updates;
}

async function plansOf(
  app: AppContext,
  merchant: Merchant,
  steps: readonly ChaseOrderRow[],
): Promise<Map<string, ChaseRow>> {
  const ids = [...new Set(steps.map((step) => step.chase_id))];
  const rows = await listPlans(app.pool, merchant.id, ids);
  return new Map(rows.map((row) => [row.chase_id, row]));
}
