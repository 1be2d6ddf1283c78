import {
  formatAmount,
  MINUTE_MS,
  plus,
  SECOND_MS,
  subtract,
  type Instant,
} from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import { eachOf } from '../../ground/each-of.ts';
import type { Job } from '../../ground/jobs.ts';
import { directoryOf } from '../settings/index.ts';
import { applyPayout, payoutName, signalWithdrawal } from './apply-payout.ts';
import { openNumber } from './card-number.ts';
import { askPayout, openPayout, type PayoutAnswer } from './provider/bank.ts';
import { findCard } from './store/cards.ts';
import { listPayoutsToAsk, setPayoutAsk, type WithdrawalRow } from './store/withdrawals.ts';

const AT_ONCE = 50;
const FIRST_WAIT_MS = 2 * SECOND_MS;
const WAIT_MS_MAX = 5 * MINUTE_MS;

/**
 * Sends payouts and asks how they ended until the provider gives a definite word. A payout whose
 * answer was lost is sent again under the same name, for which the provider pays once.
 */
export const pursuePayouts: Job = {
  name: 'pursue-payouts',
  everyMs: SECOND_MS,
  run: async (house, now) => {
    const { merchants } = await directoryOf(house);
    const follow = async (order: WithdrawalRow): Promise<void> => {
      const merchant = merchants.find((each) => each.id === order.merchant_id);
      if (merchant !== undefined) await pursue(house, merchant, order, now);
    };
    const due = await listPayoutsToAsk(house.pool, now, AT_ONCE);
    await eachOf(house, due, follow, ({ number }) => `withdrawal ${number}`);
  },
};

async function pursue(
  house: House,
  merchant: Merchant,
  order: WithdrawalRow,
  now: Instant,
): Promise<void> {
  const name = payoutName(order);
  // Written first and on its own: an order that fails waits its time like all others.
  const at = plus(now, Math.min(FIRST_WAIT_MS * 2 ** order.asks, WAIT_MS_MAX));
  await house.leases.transaction('pursue-payouts', async (sql) => {
    await setPayoutAsk(sql, merchant.id, order.withdrawal_id, { at, fresh: false });
    return { commit: true, value: undefined };
  });
  const known = await askPayout(house, merchant.code, name);
  const answer = known ?? (await send(house, merchant, order, name));
  if (answer === undefined) return;
  const after = await house.leases.transaction('pursue-payouts', async (sql) => {
    const by = { actor: 'provider', now } as const;
    const value = await applyPayout(
      { house, sql, merchant },
      order,
      { ...answer, order: name },
      by,
    );
    return { commit: true, value };
  });
  if (after.moved) signalWithdrawal(house, after.order);
}

async function send(
  house: House,
  merchant: Merchant,
  order: WithdrawalRow,
  name: string,
): Promise<PayoutAnswer | undefined> {
  const card = await findCard(house.pool, merchant.id, order.card_id);
  if (card === undefined) return undefined;
  return openPayout(house, {
    merchant: merchant.code,
    order: name,
    amount: formatAmount(subtract(order.amount, order.fee)),
    currency: order.currency,
    bank: card.bank,
    account: openNumber(house.keys, card.card_id, card.number_sealed),
    holder: card.holder,
  });
}
