import type { Amount } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { CashierSettings } from '../settings/index.ts';
import { findContradiction, transitionsOnUpdate, type PaymentUpdate } from './deposit.ts';
import { recordContradiction } from './record-contradiction.ts';
import { creditedAmount, moveDeposit } from './move-deposit.ts';
import type { TransitionActor } from '../orders/index.ts';
import { lockDeposit, type DepositRow } from './store.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';

/**
 * Applies the provider's update of a payment to the order, whether it came by callback or by
 * polling, once or repeatedly, before or after the order expired. Returns the order, whether it
 * changed state, and whether the update contradicts an earlier one, which is recorded as a finding.
 */
export async function applyPayment(
  context: { readonly app: AppContext; readonly sql: Sql; readonly merchant: Merchant },
  known: DepositRow,
  update: PaymentUpdate & { readonly reference: string },
  settings: CashierSettings,
  by: TransitionActor,
): Promise<{ order: DepositRow; moved: boolean; differs: boolean }> {
  const { sql, merchant } = context;
  await lockPaymentProfile(sql, merchant.id, known.member_id);
  const locked = await lockDeposit(sql, merchant.id, known.number);
  let order = locked ?? known;
  const late = by.now >= order.expires_at.getTime();
  const view = { state: order.state, amount: order.amount, late };
  const paid = update.paid as Amount;
  let transitions = transitionsOnUpdate(view, update, settings.allowDeviation);
  // A payment that the fee would consume credits nothing: it goes to manual review.
  if (
    transitions.some((transition) => transition.state === 'SUCCESS') &&
    creditedAmount(order, paid) === 0n
  ) {
    transitions = [{ state: 'AMOUNT_REVIEW', reason: 'paid_other_amount' }];
  }
  const against = transitions.length > 0 ? undefined : findContradiction(order, update);
  if (against !== undefined) await recordContradiction(context, order, { ...update, against }, by);
  for (const transition of transitions) {
    order =
      transition.state === 'SUCCESS'
        ? await creditDeposit(context, order, paid, transition, by)
        : await moveDeposit(sql, order, transition, by, {
            reference: update.reference,
            ...(update.status === 'PAID' ? { paid } : {}),
          });
  }
  return { order, moved: transitions.length > 0, differs: against !== undefined };
}

/** Signals the member's pages, and the back office when the order needs a manual review. */
export function signalDeposit(app: AppContext, order: DepositRow): void {
  const { merchant_id: merchant, member_id: member } = order;
  app.signals.send({ topic: 'balance', merchant, member });
  app.signals.send({ topic: 'inbox', merchant, member });
  app.signals.send({ topic: 'console', merchant, queue: 'deposits' });
}
