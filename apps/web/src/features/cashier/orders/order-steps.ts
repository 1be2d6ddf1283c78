// An order's timeline: past states, the current state, expected next states.
import type { ValueOf } from '../../../calls/calls.ts';

export type DepositState = ValueOf<'depositOne'>['order']['state'];
export type WithdrawalState = ValueOf<'withdrawOne'>['order']['state'];
export type OrderReason = NonNullable<ValueOf<'depositOne'>['order']['reason']>;
type Line = ValueOf<'depositOne'>['timeline'][number];

export interface OrderStep<State> {
  readonly key: string;
  readonly state: State;
  readonly reason: OrderReason | null;
  /** Undefined for a state that has not been reached. */
  readonly at: number | undefined;
  readonly look: 'done' | 'now' | 'waiting' | 'failed';
}

/** The states that usually follow; none after a final state. */
const DEPOSIT_AHEAD: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['PAYING', 'SUCCESS'],
  PAYING: ['SUCCESS'],
  CALLBACK_OK: ['SUCCESS'],
  AMOUNT_REVIEW: ['SUCCESS'],
  LATE_REVIEW: ['SUCCESS'],
  SUCCESS: [],
  FAILED: [],
  EXPIRED: [],
  CANCELLED: [],
  REFUND: [],
};

const WITHDRAWAL_AHEAD: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  SUBMITTED: ['APPROVED', 'PAYING', 'SUCCESS'],
  AUTO_RISK: ['APPROVED', 'PAYING', 'SUCCESS'],
  MANUAL_RISK: ['APPROVED', 'PAYING', 'SUCCESS'],
  HELD: ['APPROVED', 'PAYING', 'SUCCESS'],
  APPROVED: ['PAYING', 'SUCCESS'],
  PAYING: ['SUCCESS'],
  PAY_FAILED: ['PAYING', 'SUCCESS'],
  MANUAL_PAY: ['SUCCESS'],
  SUCCESS: [],
  REJECTED: [],
  RETURNED: [],
};

export function isDepositEnded(state: DepositState): boolean {
  return DEPOSIT_AHEAD[state].length === 0;
}

export function isWithdrawalEnded(state: WithdrawalState): boolean {
  return WITHDRAWAL_AHEAD[state].length === 0;
}

export function depositSteps(timeline: readonly Line[]): OrderStep<DepositState>[] {
  return stepsOf(timeline as readonly LineOf<DepositState>[], DEPOSIT_AHEAD);
}

export function withdrawalSteps(timeline: readonly Line[]): OrderStep<WithdrawalState>[] {
  return stepsOf(timeline as readonly LineOf<WithdrawalState>[], WITHDRAWAL_AHEAD);
}

type LineOf<State> = Omit<Line, 'state'> & { readonly state: State };

function stepsOf<State extends string>(
  timeline: readonly LineOf<State>[],
  ahead: Readonly<Record<State, readonly State[]>>,
): OrderStep<State>[] {
  const last = timeline.at(-1);
  const steps = timeline.map((line, index): OrderStep<State> => ({
    key: `${index}`,
    state: line.state,
    reason: line.reason,
    at: line.time,
    look: line === last ? lookOfLast(line.state, ahead) : 'done',
  }));
  const waiting = (last === undefined ? [] : ahead[last.state]).map((state): OrderStep<State> => ({
    key: state,
    state,
    reason: null,
    at: undefined,
    look: 'waiting',
  }));
  return [...steps, ...waiting];
}

function lookOfLast<State extends string>(
  state: State,
  ahead: Readonly<Record<State, readonly State[]>>,
): OrderStep<State>['look'] {
  if (ahead[state].length > 0) return 'now';
  return state === 'SUCCESS' ? 'done' : 'failed';
}
