import { MINUTE_MS, plus, SECOND_MS, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Job } from '../../../platform/jobs.ts';
import { directoryOf } from '../../settings/index.ts';
import { applyPayment, signalDeposit } from './apply-payment.ts';
import { readSettings } from '../settings/index.ts';
import { readPayment, type PaymentAnswer } from '../provider/index.ts';
import { listDepositsToPoll, scheduleDepositPoll, type DepositRow } from './store.ts';

const JOB = 'ask-deposits';

const AT_ONCE = 50;
const FIRST_WAIT_MS = 20 * SECOND_MS;
const WAIT_MS_MAX = 10 * MINUTE_MS;
/** A payment that is still missing some hours after the order expired is given up. */
const POLLS_MAX = 24;

/**
 * Polls the provider for payments without a callback, so that a lost callback only delays the
 * credit.
 */
export const pollDeposits: Job = {
  name: JOB,
  everyMs: 3 * SECOND_MS,
  run: async (app, now) => {
    const { merchants } = await directoryOf(app);
    const follow = async (order: DepositRow): Promise<void> => {
      const merchant = merchants.find((each) => each.id === order.merchant_id);
      if (merchant !== undefined) await pollDeposit(app, merchant, order, now);
    };
    const due = await listDepositsToPoll(app.pool, now, AT_ONCE);
    await processEach({ app, job: JOB }, due, follow, ({ number }) => `deposit ${number}`);
  },
};

async function pollDeposit(
  app: AppContext,
  merchant: Merchant,
  order: DepositRow,
  now: Instant,
): Promise<void> {
  // Written first, in its own transaction: an order that fails keeps its place in the schedule.
  const next = { at: nextPollAt(order, now), polled: 1 } as const;
  await app.leases.transaction(JOB, async (sql) => {
    await scheduleDepositPoll(sql, merchant.id, order.deposit_id, next);
    return { commit: true, value: undefined };
  });
  const update = await readPayment(app, merchant.code, order.number);
  if (update === undefined) return;
  const after = await app.leases.transaction(JOB, async (sql) => {
    const { value: settings } = await readSettings(sql, merchant);
    const context = { app, sql, merchant };
    const by = { actor: 'provider', now } as const;
    const value = await applyPayment(context, order, toUpdate(update), settings, by);
    return { commit: true, value };
  });
  if (after.moved) signalDeposit(app, after.order);
}

function toUpdate(answer: PaymentAnswer) {
  return { status: answer.status, paid: answer.paid, reference: answer.reference };
}

function nextPollAt(order: DepositRow, now: Instant): Instant | undefined {
  if (order.asks + 1 >= POLLS_MAX) return undefined;
  return plus(now, Math.min(FIRST_WAIT_MS * 2 ** order.asks, WAIT_MS_MAX));
}
