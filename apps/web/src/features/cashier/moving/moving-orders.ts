// Which deposits and withdrawals are shown as on their way.
import type { DepositState, WithdrawalState } from '../orders/order-steps.ts';

interface MovedOrder {
  readonly state: DepositState | WithdrawalState;
  readonly createdAt: number;
}

const FINAL: ReadonlySet<DepositState | WithdrawalState> = new Set([
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'REFUND',
  'REJECTED',
  'RETURNED',
]);

/** An order stays in sight for so long, so that its end is seen where it was followed. */
const ENDED_SHOWN_MS = 30 * 60_000;

/** Whether a deposit or a withdrawal has not reached its last state. */
export function isMoving({ state }: Pick<MovedOrder, 'state'>): boolean {
  return !FINAL.has(state);
}

/** The orders on their way and those that were made lately, the newest first. */
export function movingOrders<Each extends MovedOrder>(
  orders: readonly Each[],
  now: number,
): Each[] {
  return orders
    .filter((order) => isMoving(order) || now - order.createdAt < ENDED_SHOWN_MS)
    .toSorted((left, right) => right.createdAt - left.createdAt);
}
