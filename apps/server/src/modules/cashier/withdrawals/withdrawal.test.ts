import { describe, expect, it } from 'vitest';
import {
  isEndedWithdrawal,
  isForOfficer,
  WITHDRAWAL_STATES,
  isWithdrawalTransition,
} from './withdrawal.ts';

describe('the states of a withdrawal', () => {
  it('have no transitions after the money has left or returned', () => {
    const ended = WITHDRAWAL_STATES.filter(isEndedWithdrawal);
    expect(ended).toEqual(['SUCCESS', 'REJECTED', 'RETURNED']);
  });

  it('return money only where nothing can have been paid', () => {
    const before = WITHDRAWAL_STATES.filter(
      (state) =>
        isWithdrawalTransition(state, 'RETURNED') || isWithdrawalTransition(state, 'REJECTED'),
    );
    expect(before).toEqual(['MANUAL_RISK', 'HELD', 'PAY_FAILED', 'MANUAL_PAY']);
  });

  it('pay only what was approved', () => {
    expect(WITHDRAWAL_STATES.filter((state) => isWithdrawalTransition(state, 'PAYING'))).toEqual([
      'APPROVED',
      'PAY_FAILED',
    ]);
    expect(WITHDRAWAL_STATES.filter((state) => isWithdrawalTransition(state, 'SUCCESS'))).toEqual([
      'PAYING',
      'MANUAL_PAY',
    ]);
  });

  it('all lead to an end', () => {
    const reached = new Set(WITHDRAWAL_STATES.filter(isEndedWithdrawal));
    for (let round = 0; round < WITHDRAWAL_STATES.length; round += 1) {
      for (const from of WITHDRAWAL_STATES) {
        if ([...reached].some((to) => isWithdrawalTransition(from, to))) reached.add(from);
      }
    }
    expect(reached.size).toBe(WITHDRAWAL_STATES.length);
  });

  it('are claimed by an officer wherever an officer can act', () => {
    expect(WITHDRAWAL_STATES.filter(isForOfficer)).toEqual([
      'MANUAL_RISK',
      'HELD',
      'APPROVED',
      'PAY_FAILED',
      'MANUAL_PAY',
    ]);
  });
});
