import type { BadgeTone } from '../../../ui/layout/Card.tsx';
import type { DepositState, WithdrawalState } from './order-steps.ts';

/** The colour of an order's state: completed, in progress, failed. */
export function orderTone(state: DepositState | WithdrawalState): BadgeTone {
  if (state === 'SUCCESS') return 'won';
  if (state === 'CANCELLED' || state === 'REFUND' || state === 'RETURNED') return 'plain';
  return state === 'FAILED' || state === 'EXPIRED' || state === 'REJECTED' ? 'lost' : 'accent';
}
