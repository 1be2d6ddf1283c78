// Which withdrawals an operator is notified of; pure functions.
import type { Withdrawal } from '../order-acts.ts';

type Order = Pick<Withdrawal, 'number' | 'state' | 'createdAt'>;

/** The states in which a withdrawal waits for a person. */
const WAITING: readonly Withdrawal['state'][] = [
  'MANUAL_RISK',
  'APPROVED',
  'PAY_FAILED',
  'MANUAL_PAY',
];

/**
 * The withdrawals that wait for a person, were made after an instant, and have not been announced.
 */
export function newWithdrawals<Row extends Order>(
  orders: readonly Row[],
  since: number,
  announced: ReadonlySet<string>,
): readonly Row[] {
  return orders.filter(
    ({ number, state, createdAt }) =>
      createdAt > since && WAITING.includes(state) && !announced.has(number),
  );
}
