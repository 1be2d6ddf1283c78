import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { TransitionActor } from '../orders/index.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { raiseFlag } from '../risks/index.ts';
import { lockWithdrawal, type WithdrawalRow } from './store/withdrawals.ts';
import { isEndedWithdrawal } from './withdrawal.ts';

/** What a provider says about one payout; `order` names the order and the attempt. */
export interface PayoutUpdate {
  readonly order: string;
  readonly reference: string;
  readonly status: 'PENDING' | 'PAID' | 'FAILED' | 'UNKNOWN';
}

/** The name under which the provider knows an attempt: it pays once, however often it is asked. */
export function payoutName(order: Pick<WithdrawalRow, 'number' | 'attempt'>): string {
  return `${order.number}-${order.attempt}`;
}

/**
 * Applies the provider's update of a payout to the order. Only a definite result moves it: silence
 * and `UNKNOWN` never release money (agency.md 5.3). A payout reported as paid after the money was
 * returned is flagged.
 */
export async function applyPayout(
  context: { readonly app: AppContext; readonly sql: Sql; readonly merchant: Merchant },
  known: WithdrawalRow,
  update: PayoutUpdate,
  by: TransitionActor,
): Promise<{ order: WithdrawalRow; moved: boolean }> {
  const order = (await lockWithdrawal(context.sql, context.merchant.id, known.number)) ?? known;
  if (update.status === 'PENDING' || update.status === 'UNKNOWN') return { order, moved: false };
  const isCurrent = order.state === 'PAYING' && payoutName(order) === update.order;
  if (!isCurrent) {
    if (update.status === 'PAID' && !isExpected(order, update))
      await flagSurprise(context, order, update, by);
    return { order, moved: false };
  }
  const transition =
    update.status === 'PAID'
      ? ({ state: 'SUCCESS', reason: null } as const)
      : ({ state: 'PAY_FAILED', reason: 'provider_failed' } as const);
  const change = { reference: update.reference };
  return { order: await moveWithdrawal(context, order, transition, by, change), moved: true };
}

/** Whether the update only repeats how the order ended. */
function isExpected(order: WithdrawalRow, update: PayoutUpdate): boolean {
  const paidByProvider = order.state === 'SUCCESS' && order.reason !== 'paid_by_hand';
  return paidByProvider && payoutName(order) === update.order;
}

async function flagSurprise(
  { app, sql, merchant }: { app: AppContext; sql: Sql; merchant: Merchant },
  order: WithdrawalRow,
  update: PayoutUpdate,
  by: TransitionActor,
): Promise<void> {
  const kind = isEndedWithdrawal(order.state) ? 'paid_after_end' : 'paid_unexpectedly';
  app.log.error({ order: order.number, kind }, 'a payout was reported that was not expected');
  await raiseFlag(sql, merchant.id, {
    id: app.newId<'risk_flag'>(),
    member: order.member_id,
    kind,
    detail: { order: order.number, reference: update.reference, attempt: update.order },
    now: by.now,
  });
}

/** Signals the member's pages and the back office. */
export function signalWithdrawal(app: AppContext, order: WithdrawalRow): void {
  const { merchant_id: merchant, member_id: member } = order;
  app.signals.send({ topic: 'balance', merchant, member });
  app.signals.send({ topic: 'inbox', merchant, member });
  app.signals.send({ topic: 'console', merchant, queue: 'withdrawals' });
}
