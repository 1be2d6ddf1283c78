import { MINUTE_MS, plus, SECOND_MS, type Instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import { eachOf } from '../../ground/each-of.ts';
import type { Job } from '../../ground/jobs.ts';
import { directoryOf } from '../settings/index.ts';
import { applyPayment, signalDeposit } from './apply-payment.ts';
import { readSettings } from './cashier-settings.ts';
import { askPayment, type PaymentAnswer } from './provider/bank.ts';
import { listDepositsToAsk, setDepositAsk, type DepositRow } from './store/deposits.ts';

const AT_ONCE = 50;
const FIRST_WAIT_MS = 20 * SECOND_MS;
const WAIT_MS_MAX = 10 * MINUTE_MS;
/** Some hours after the order's time a payment that is still not there is not coming. */
const ASKS_MAX = 24;

/**
 * Asks the provider about payments of which no callback told: a lost callback only makes it later.
 */
export const askDeposits: Job = {
  name: 'ask-deposits',
  everyMs: 3 * SECOND_MS,
  run: async (house, now) => {
    const { merchants } = await directoryOf(house);
    const follow = async (order: DepositRow): Promise<void> => {
      const merchant = merchants.find((each) => each.id === order.merchant_id);
      if (merchant !== undefined) await ask(house, merchant, order, now);
    };
    const due = await listDepositsToAsk(house.pool, now, AT_ONCE);
    await eachOf(house, due, follow, ({ number }) => `deposit ${number}`);
  },
};

async function ask(
  house: House,
  merchant: Merchant,
  order: DepositRow,
  now: Instant,
): Promise<void> {
  // Written first and on its own: an order that fails waits its time like all others.
  const next = { at: nextAsk(order, now), asked: 1 } as const;
  await house.leases.transaction('ask-deposits', async (sql) => {
    await setDepositAsk(sql, merchant.id, order.deposit_id, next);
    return { commit: true, value: undefined };
  });
  const news = await askPayment(house, merchant.code, order.number);
  if (news === undefined) return;
  const after = await house.leases.transaction('ask-deposits', async (sql) => {
    const { value: settings } = await readSettings(sql, merchant);
    const ground = { house, sql, merchant };
    const by = { actor: 'provider', now } as const;
    const value = await applyPayment(ground, order, toNews(news), settings, by);
    return { commit: true, value };
  });
  if (after.moved) signalDeposit(house, after.order);
}

function toNews(answer: PaymentAnswer) {
  return { status: answer.status, paid: answer.paid, reference: answer.reference };
}

function nextAsk(order: DepositRow, now: Instant): Instant | undefined {
  if (order.asks + 1 >= ASKS_MAX) return undefined;
  return plus(now, Math.min(FIRST_WAIT_MS * 2 ** order.asks, WAIT_MS_MAX));
}
