// The states of a withdrawal and the moves between them (agency.md 5.3); pure.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';

export type WithdrawalState = Value<PlayerCalls['withdrawCreate']>['state'];

const MOVES: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  SUBMITTED: ['AUTO_RISK'],
  AUTO_RISK: ['APPROVED', 'MANUAL_RISK'],
  MANUAL_RISK: ['APPROVED', 'REJECTED', 'HELD'],
  HELD: ['MANUAL_RISK', 'APPROVED', 'REJECTED'],
  APPROVED: ['PAYING', 'MANUAL_PAY'],
  // What the provider has not answered for may have been paid: only its word ends this state.
  PAYING: ['SUCCESS', 'PAY_FAILED'],
  PAY_FAILED: ['PAYING', 'MANUAL_PAY', 'RETURNED'],
  MANUAL_PAY: ['SUCCESS', 'RETURNED'],
  SUCCESS: [],
  REJECTED: [],
  RETURNED: [],
};

/** Whether a withdrawal may go from one state to the other. */
export function withdrawalMayMove(from: WithdrawalState, to: WithdrawalState): boolean {
  return MOVES[from].includes(to);
}

/** Whether the money has left or has come back: nothing happens to the order any more. */
export function isEndedWithdrawal(state: WithdrawalState): boolean {
  return MOVES[state].length === 0;
}

/** States in which an officer acts, and therefore claims the order first. */
export function isForOfficer(state: WithdrawalState): boolean {
  return !isEndedWithdrawal(state) && !['SUBMITTED', 'AUTO_RISK', 'PAYING'].includes(state);
}

/** Every state, in the order of the table. */
export const WITHDRAWAL_STATES = Object.keys(MOVES) as readonly WithdrawalState[];

/** States a bug when the move is not in the table. */
export function assertWithdrawalMove(from: WithdrawalState, to: WithdrawalState): void {
  assert(withdrawalMayMove(from, to), `a withdrawal does not go from ${from} to ${to}`);
}
