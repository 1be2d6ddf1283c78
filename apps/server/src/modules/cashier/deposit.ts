// The states of a deposit and the moves between them (agency.md 5.2); pure.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';

type Shown = Value<PlayerCalls['depositCreate']>;
export type DepositState = Shown['state'];
export type OrderReason = NonNullable<Shown['reason']>;

const MOVES: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PAYING', 'FAILED', 'EXPIRED', 'CANCELLED'],
  PAYING: ['CALLBACK_OK', 'AMOUNT_REVIEW', 'FAILED', 'EXPIRED', 'CANCELLED'],
  CALLBACK_OK: ['SUCCESS'],
  AMOUNT_REVIEW: ['SUCCESS', 'REFUND'],
  // Money may arrive for an order that was given up: a person looks at it.
  EXPIRED: ['LATE_REVIEW'],
  CANCELLED: ['LATE_REVIEW'],
  FAILED: ['LATE_REVIEW'],
  LATE_REVIEW: ['SUCCESS', 'REFUND'],
  SUCCESS: [],
  REFUND: [],
};

/** Whether a deposit may go from one state to the other. */
export function depositMayMove(from: DepositState, to: DepositState): boolean {
  return MOVES[from].includes(to);
}

/** States that wait for the member to pay. */
export function isOpenDeposit(state: DepositState): boolean {
  return state === 'CREATED' || state === 'PAYING';
}

/** States that wait for an officer. */
export const DEPOSIT_REVIEWS: readonly DepositState[] = ['AMOUNT_REVIEW', 'LATE_REVIEW'];

/** What a provider says about one payment. */
export interface PaymentNews {
  readonly status: 'PENDING' | 'PAID' | 'FAILED';
  /** What was paid, when it was. */
  readonly paid: bigint;
}

export interface DepositStep {
  readonly state: DepositState;
  readonly reason: OrderReason | null;
}

/**
 * The steps that an order takes on a provider's news; none when it changes nothing, as when the
 * news are repeated. What was paid after the order's time, or in another amount, is for a person to
 * judge.
 */
export function stepsOnNews(
  order: { readonly state: DepositState; readonly amount: bigint; readonly late: boolean },
  news: PaymentNews,
  allowedDeviation: bigint,
): readonly DepositStep[] {
  if (news.status === 'PENDING') return [];
  if (news.status === 'FAILED') {
    return isOpenDeposit(order.state) ? [{ state: 'FAILED', reason: 'provider_failed' }] : [];
  }
  const late: DepositStep = { state: 'LATE_REVIEW', reason: 'paid_late' };
  if (depositMayMove(order.state, 'LATE_REVIEW')) return [late];
  if (!isOpenDeposit(order.state)) return [];
  if (order.late) return [{ state: 'EXPIRED', reason: 'not_paid_in_time' }, late];
  const paying: DepositStep[] =
    order.state === 'CREATED' ? [{ state: 'PAYING', reason: null }] : [];
  const off = news.paid - order.amount;
  if (off > allowedDeviation || -off > allowedDeviation) {
    return [...paying, { state: 'AMOUNT_REVIEW', reason: 'paid_other_amount' }];
  }
  return [...paying, { state: 'CALLBACK_OK', reason: null }, { state: 'SUCCESS', reason: null }];
}

/** How news can speak against what the provider said of the same order before. */
export type Contradiction = 'paid_otherwise' | 'payment_taken_back';

/**
 * Whether news of a payment say another thing than the provider said of it before: another amount,
 * another payment, or that none came. No step follows from it; a person has to look.
 */
export function contradicts(
  order: {
    readonly state: DepositState;
    readonly paid_amount: bigint | null;
    readonly provider_reference: string | null;
  },
  news: PaymentNews & { readonly reference: string },
): Contradiction | undefined {
  if (order.paid_amount === null || isOpenDeposit(order.state)) return undefined;
  if (news.status === 'FAILED') return 'payment_taken_back';
  if (news.status === 'PENDING') return undefined;
  const isSame = news.paid === order.paid_amount && news.reference === order.provider_reference;
  return isSame ? undefined : 'paid_otherwise';
}

/** States a bug when the move is not in the table. */
export function assertDepositMove(from: DepositState, to: DepositState): void {
  assert(depositMayMove(from, to), `a deposit does not go from ${from} to ${to}`);
}
