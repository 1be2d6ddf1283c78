import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { TransitionActor } from '../orders/index.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { schedulePayoutPoll, type WithdrawalRow } from './store/withdrawals.ts';

/**
 * Sends an order to the provider: it is written as a new attempt that is due now, and submitted by
 * the job, so that a crash in between delays the payout and never pays it under two names.
 */
export async function startPayout(
  context: { readonly app: AppContext; readonly sql: Sql },
  order: WithdrawalRow,
  by: TransitionActor,
): Promise<WithdrawalRow> {
  const reason = order.state === 'PAY_FAILED' ? 'retried_by_operator' : null;
  const transition = { state: 'PAYING', reason } as const;
  const moved = await moveWithdrawal(context, order, transition, by, {
    newAttempt: true,
    unclaim: true,
  });
  const schedule = { at: by.now, fresh: true };
  await schedulePayoutPoll(context.sql, order.merchant_id, order.withdrawal_id, schedule);
  return moved;
}
