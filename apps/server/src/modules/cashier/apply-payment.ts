import type { Amount } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { CashierSettings } from './cashier-settings.ts';
import { contradicts, stepsOnNews, type PaymentNews } from './deposit.ts';
import { keepFinding } from './keep-finding.ts';
import { creditOf, moveDeposit, type By } from './move-deposit.ts';
import { lockDeposit, type DepositRow } from './store/deposits.ts';
import { lockPurse } from './store/purse.ts';

/**
 * Takes what the provider says of a payment into the order, however it was heard: by a callback, by
 * asking, once or many times, before or after the order's time. Answers the order, whether it
 * moved, and whether the news speak against what was said before, which is kept as a finding.
 */
export async function applyPayment(
  ground: { readonly house: House; readonly sql: Sql; readonly merchant: Merchant },
  known: DepositRow,
  news: PaymentNews & { readonly reference: string },
  settings: CashierSettings,
  by: By,
): Promise<{ order: DepositRow; moved: boolean; differs: boolean }> {
  const { sql, merchant } = ground;
  await lockPurse(sql, merchant.id, known.member_id);
  const locked = await lockDeposit(sql, merchant.id, known.number);
  let order = locked ?? known;
  const late = by.now >= order.expires_at.getTime();
  const view = { state: order.state, amount: order.amount, late };
  const paid = news.paid as Amount;
  let steps = stepsOnNews(view, news, settings.allowDeviation);
  // A payment that its fee would eat up has nothing to credit: a person looks at it.
  if (steps.some((step) => step.state === 'SUCCESS') && creditOf(order, paid) === 0n) {
    steps = [{ state: 'AMOUNT_REVIEW', reason: 'paid_other_amount' }];
  }
  const against = steps.length > 0 ? undefined : contradicts(order, news);
  if (against !== undefined) await keepFinding(ground, order, { ...news, against }, by);
  for (const step of steps) {
    order =
      step.state === 'SUCCESS'
        ? await creditDeposit(ground, order, paid, step, by)
        : await moveDeposit(sql, order, step, by, {
            reference: news.reference,
            ...(news.status === 'PAID' ? { paid } : {}),
          });
  }
  return { order, moved: steps.length > 0, differs: against !== undefined };
}

/** Tells the member's pages, and the desk where a person has to look. */
export function signalDeposit(house: House, order: DepositRow): void {
  const { merchant_id: merchant, member_id: member } = order;
  house.signals.send({ topic: 'balance', merchant, member });
  house.signals.send({ topic: 'console', merchant, queue: 'deposits' });
}
