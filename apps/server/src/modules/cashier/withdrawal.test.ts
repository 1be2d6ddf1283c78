import { describe, expect, it } from 'vitest';
import {
  isEndedWithdrawal,
  isForOfficer,
  WITHDRAWAL_STATES,
  withdrawalMayMove,
} from './withdrawal.ts';

describe('the states of a withdrawal', () => {
  it('are left by nobody once the money has gone or come back', () => {
    const ended = WITHDRAWAL_STATES.filter(isEndedWithdrawal);
    expect(ended).toEqual(['SUCCESS', 'REJECTED', 'RETURNED']);
  });

  it('give money back only where nothing can have been paid', () => {
    const before = WITHDRAWAL_STATES.filter(
      (state) => withdrawalMayMove(state, 'RETURNED') || withdrawalMayMove(state, 'REJECTED'),
    );
    expect(before).toEqual(['MANUAL_RISK', 'HELD', 'PAY_FAILED', 'MANUAL_PAY']);
  });

  it('pay only what was approved', () => {
    expect(WITHDRAWAL_STATES.filter((state) => withdrawalMayMove(state, 'PAYING'))).toEqual([
      'APPROVED',
      'PAY_FAILED',
    ]);
    expect(WITHDRAWAL_STATES.filter((state) => withdrawalMayMove(state, 'SUCCESS'))).toEqual([
      'PAYING',
      'MANUAL_PAY',
    ]);
  });

  it('all lead to an end', () => {
    const reached = new Set(WITHDRAWAL_STATES.filter(isEndedWithdrawal));
    for (let round = 0; round < WITHDRAWAL_STATES.length; round += 1) {
      for (const from of WITHDRAWAL_STATES) {
        if ([...reached].some((to) => withdrawalMayMove(from, to))) reached.add(from);
      }
    }
    expect(reached.size).toBe(WITHDRAWAL_STATES.length);
  });

  it('wait for an officer wherever one can act', () => {
    expect(WITHDRAWAL_STATES.filter(isForOfficer)).toEqual([
      'MANUAL_RISK',
      'HELD',
      'APPROVED',
      'PAY_FAILED',
      'MANUAL_PAY',
    ]);
  });
});
