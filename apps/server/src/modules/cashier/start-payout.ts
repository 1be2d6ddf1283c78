import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import type { By } from './move-deposit.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { setPayoutAsk, type WithdrawalRow } from './store/withdrawals.ts';

/**
 * Hands an order to the provider: written here as a new attempt that is due now, and sent by the
 * job, so that a crash in between sends it later and never twice under two names.
 */
export async function startPayout(
  ground: { readonly house: House; readonly sql: Sql },
  order: WithdrawalRow,
  by: By,
): Promise<WithdrawalRow> {
  const reason = order.state === 'PAY_FAILED' ? 'retried_by_operator' : null;
  const step = { state: 'PAYING', reason } as const;
  const moved = await moveWithdrawal(ground, order, step, by, { newAttempt: true, unclaim: true });
  const ask = { at: by.now, fresh: true };
  await setPayoutAsk(ground.sql, order.merchant_id, order.withdrawal_id, ask);
  return moved;
}
