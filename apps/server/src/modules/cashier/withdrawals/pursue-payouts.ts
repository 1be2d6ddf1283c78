import {
  formatAmount,
  MINUTE_MS,
  plus,
  SECOND_MS,
  subtract,
  type Instant,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Job } from '../../../platform/jobs.ts';
import { directoryOf } from '../../settings/index.ts';
import { applyPayout, payoutName, signalWithdrawal } from './apply-payout.ts';
import { openCardNumber, findCard } from '../cards/index.ts';
import { readPayout, openPayout, type PayoutAnswer } from '../provider/index.ts';
import { listPayoutsToPoll, schedulePayoutPoll, type WithdrawalRow } from './store/withdrawals.ts';

const JOB = 'pursue-payouts';

const AT_ONCE = 50;
const FIRST_WAIT_MS = 2 * SECOND_MS;
const WAIT_MS_MAX = 5 * MINUTE_MS;

/**
 * Submits payouts and polls their outcome until the provider reports a definite result. A payout
 * whose answer was lost is submitted again under the same name, for which the provider pays once.
 */
export const pursuePayouts: Job = {
  name: JOB,
  everyMs: SECOND_MS,
  run: async (app, now) => {
    const { merchants } = await directoryOf(app);
    const follow = async (order: WithdrawalRow): Promise<void> => {
      const merchant = merchants.find((each) => each.id === order.merchant_id);
      if (merchant !== undefined) await pursue(app, merchant, order, now);
    };
    const due = await listPayoutsToPoll(app.pool, now, AT_ONCE);
    await processEach({ app, job: JOB }, due, follow, ({ number }) => `withdrawal ${number}`);
  },
};

async function pursue(
  app: AppContext,
  merchant: Merchant,
  order: WithdrawalRow,
  now: Instant,
): Promise<void> {
  const name = payoutName(order);
  // Written first, in its own transaction: an order that fails keeps its place in the schedule.
  const at = plus(now, Math.min(FIRST_WAIT_MS * 2 ** order.asks, WAIT_MS_MAX));
  await app.leases.transaction(JOB, async (sql) => {
    await schedulePayoutPoll(sql, merchant.id, order.withdrawal_id, { at, fresh: false });
    return { commit: true, value: undefined };
  });
  const known = await readPayout(app, merchant.code, name);
  const answer = known ?? (await send(app, merchant, order, name));
  if (answer === undefined) return;
  const after = await app.leases.transaction(JOB, async (sql) => {
    const by = { actor: 'provider', now } as const;
    const value = await applyPayout({ app, sql, merchant }, order, { ...answer, order: name }, by);
    return { commit: true, value };
  });
  if (after.moved) signalWithdrawal(app, after.order);
}

async function send(
  app: AppContext,
  merchant: Merchant,
  order: WithdrawalRow,
  name: string,
): Promise<PayoutAnswer | undefined> {
  const card = await findCard(app.pool, merchant.id, order.card_id);
  if (card === undefined) return undefined;
  return openPayout(app, {
    merchant: merchant.code,
    order: name,
    amount: formatAmount(subtract(order.amount, order.fee)),
    currency: order.currency,
    bank: card.bank,
    account: openCardNumber(app.keys, card.card_id, card.number_sealed),
    holder: card.holder,
  });
}
