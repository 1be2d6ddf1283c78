// The states of a deposit and the transitions between them (agency.md 5.2); pure.
import { assert } from '@fairhouse/values';
import type { DepositState, OrderReason } from '../orders/index.ts';

const MOVES: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PAYING', 'FAILED', 'EXPIRED', 'CANCELLED'],
  PAYING: ['CALLBACK_OK', 'AMOUNT_REVIEW', 'FAILED', 'EXPIRED', 'CANCELLED'],
  CALLBACK_OK: ['SUCCESS'],
  AMOUNT_REVIEW: ['SUCCESS', 'REFUND'],
  // A payment may arrive after the order was given up: it goes to manual review.
  EXPIRED: ['LATE_REVIEW'],
  CANCELLED: ['LATE_REVIEW'],
  FAILED: ['LATE_REVIEW'],
  LATE_REVIEW: ['SUCCESS', 'REFUND'],
  SUCCESS: [],
  REFUND: [],
};

/** Whether the transition is in the table. */
export function isDepositTransition(from: DepositState, to: DepositState): boolean {
  return MOVES[from].includes(to);
}

/** States that wait for the member to pay. */
export function isOpenDeposit(state: DepositState): boolean {
  return state === 'CREATED' || state === 'PAYING';
}

/** States that wait for an officer. */
export const DEPOSIT_REVIEWS: readonly DepositState[] = ['AMOUNT_REVIEW', 'LATE_REVIEW'];

/** The provider's report of one payment. */
export interface PaymentUpdate {
  readonly status: 'PENDING' | 'PAID' | 'FAILED';
  /** The paid amount, when status is `PAID`. */
  readonly paid: bigint;
}

export interface DepositTransition {
  readonly state: DepositState;
  readonly reason: OrderReason | null;
}

/**
 * The transitions of an order on a provider's update; empty when the update changes nothing, as
 * when it is repeated. A payment after the order's time, or of another amount, goes to manual
 * review.
 */
export function transitionsOnUpdate(
  order: { readonly state: DepositState; readonly amount: bigint; readonly late: boolean },
  update: PaymentUpdate,
  allowedDeviation: bigint,
): readonly DepositTransition[] {
  if (update.status === 'PENDING') return [];
  if (update.status === 'FAILED') {
    return isOpenDeposit(order.state) ? [{ state: 'FAILED', reason: 'provider_failed' }] : [];
  }
  const late: DepositTransition = { state: 'LATE_REVIEW', reason: 'paid_late' };
  if (isDepositTransition(order.state, 'LATE_REVIEW')) return [late];
  if (!isOpenDeposit(order.state)) return [];
  if (order.late) return [{ state: 'EXPIRED', reason: 'not_paid_in_time' }, late];
  const paying: DepositTransition[] =
    order.state === 'CREATED' ? [{ state: 'PAYING', reason: null }] : [];
  const off = update.paid - order.amount;
  if (off > allowedDeviation || -off > allowedDeviation) {
    return [...paying, { state: 'AMOUNT_REVIEW', reason: 'paid_other_amount' }];
  }
  return [...paying, { state: 'CALLBACK_OK', reason: null }, { state: 'SUCCESS', reason: null }];
}

/** How an update can contradict what the provider reported of the same order before. */
export type Contradiction = 'paid_otherwise' | 'payment_taken_back';

/**
 * Whether an update of a payment contradicts the provider's earlier report: another amount, another
 * payment, or none. No transition follows from it; it goes to manual review.
 */
export function findContradiction(
  order: {
    readonly state: DepositState;
    readonly paid_amount: bigint | null;
    readonly provider_reference: string | null;
  },
  update: PaymentUpdate & { readonly reference: string },
): Contradiction | undefined {
  if (order.paid_amount === null || isOpenDeposit(order.state)) return undefined;
  if (update.status === 'FAILED') return 'payment_taken_back';
  if (update.status === 'PENDING') return undefined;
  const isSame = update.paid === order.paid_amount && update.reference === order.provider_reference;
  return isSame ? undefined : 'paid_otherwise';
}

/** Throws a bug when the transition is not in the table. */
export function assertDepositTransition(from: DepositState, to: DepositState): void {
  assert(isDepositTransition(from, to), `a deposit does not go from ${from} to ${to}`);
}
