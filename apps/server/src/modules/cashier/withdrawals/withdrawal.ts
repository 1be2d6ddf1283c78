// The states of a withdrawal and the transitions between them (agency.md 5.3); pure.
import { assert } from '@fairhouse/values';
import type { WithdrawalState } from '../orders/index.ts';

const MOVES: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  SUBMITTED: ['AUTO_RISK'],
  AUTO_RISK: ['APPROVED', 'MANUAL_RISK'],
  MANUAL_RISK: ['APPROVED', 'REJECTED', 'HELD'],
  HELD: ['MANUAL_RISK', 'APPROVED', 'REJECTED'],
  APPROVED: ['PAYING', 'MANUAL_PAY'],
  // A payout without an answer may have been paid: only the provider's result ends this state.
  PAYING: ['SUCCESS', 'PAY_FAILED'],
  PAY_FAILED: ['PAYING', 'MANUAL_PAY', 'RETURNED'],
  MANUAL_PAY: ['SUCCESS', 'RETURNED'],
  SUCCESS: [],
  REJECTED: [],
  RETURNED: [],
};

/** Whether the transition is in the table. */
export function isWithdrawalTransition(from: WithdrawalState, to: WithdrawalState): boolean {
  return MOVES[from].includes(to);
}

/** Whether the money has left or returned: the order has no further transitions. */
export function isEndedWithdrawal(state: WithdrawalState): boolean {
  return MOVES[state].length === 0;
}

/** States in which an officer acts, and so must claim the order first. */
export function isForOfficer(state: WithdrawalState): boolean {
  return !isEndedWithdrawal(state) && !['SUBMITTED', 'AUTO_RISK', 'PAYING'].includes(state);
}

/** Every state, in the order of the table. */
export const WITHDRAWAL_STATES = Object.keys(MOVES) as readonly WithdrawalState[];

/** Throws a bug when the transition is not in the table. */
export function assertWithdrawalTransition(from: WithdrawalState, to: WithdrawalState): void {
  assert(isWithdrawalTransition(from, to), `a withdrawal does not go from ${from} to ${to}`);
}
