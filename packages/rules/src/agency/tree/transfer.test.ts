import { AMOUNT_MAX } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { bp, money } from '../../testing/agency-figures.ts';
import { checkTransfer, type Transfer, type TransferProblem } from './transfer.ts';

const limits = {
  min: money('10'),
  max: money('1000'),
  dayLimit: money('5000'),
  monthLimit: money('9000'),
  maxCount: 5,
  reviewFrom: money('900'),
  requirement: bp(3000),
};

const transfer: Transfer = {
  type: 'normal',
  amount: money('300'),
  fee: money('0'),
  isFeatureOn: true,
  relation: 'direct_upline',
  allowed: ['direct_upline'],
  isAccepted: true,
  isSenderFrozen: false,
  isReceiverFrozen: false,
  areFormal: true,
  isAddressBlocked: false,
  isTimeLocked: false,
  isPaymentPasswordRight: true,
  isSecondFactorRight: true,
  balance: money('800'),
  usedToday: money('0'),
  usedThisMonth: money('0'),
  countToday: 0,
  remainingTurnover: money('0'),
  contractOutstanding: money('0'),
  limits,
};

/** In the order in which they are checked. */
const BLOCKS: readonly [TransferProblem, Partial<Transfer>][] = [
  ['FEATURE_OFF', { isFeatureOn: false }],
  ['NOT_ALLOWED_TARGET', { allowed: ['direct_downline'] }],
  ['NOT_ACCEPTED', { isAccepted: false }],
  ['SENDER_FROZEN', { isSenderFrozen: true }],
  ['RECEIVER_FROZEN', { isReceiverFrozen: true }],
  ['NOT_FORMAL', { areFormal: false }],
  ['ADDRESS_BLOCKED', { isAddressBlocked: true }],
  ['TIME_LOCK', { isTimeLocked: true }],
  ['PAYMENT_PASSWORD', { isPaymentPasswordRight: false }],
  ['SECOND_FACTOR', { isSecondFactorRight: false }],
  ['ABOVE_MAX', { amount: money('1000.0001') }],
  ['INSUFFICIENT_BALANCE', { balance: money('299.9999') }],
  ['COUNT_LIMIT', { countToday: 5 }],
  ['DAY_LIMIT', { usedToday: money('4701') }],
  ['MONTH_LIMIT', { usedThisMonth: money('8701') }],
  ['TURNOVER_REQUIRED', { remainingTurnover: money('0.0001') }],
  ['CONTRACT_OUTSTANDING', { contractOutstanding: money('0.0001') }],
];

describe('a transfer along the line', () => {
  it.each(BLOCKS)('is refused with %s, also when later checks fail as well', (code, wrong) => {
    expect(checkTransfer({ ...transfer, ...wrong })).toEqual({ ok: false, problem: code });
    const later = BLOCKS.slice(BLOCKS.findIndex(([each]) => each === code));
    const all = Object.assign({}, transfer, ...later.map(([, each]) => each)) as Transfer;
    expect(checkTransfer(all)).toEqual({ ok: false, problem: code });
  });

  it('is refused below the minimum', () => {
    expect(checkTransfer({ ...transfer, amount: money('9.9999') })).toMatchObject({
      problem: 'BELOW_MIN',
    });
  });

  it('carries turnover to the receiver, and takes as much from what the sender must stake', () => {
    const answer = checkTransfer({ ...transfer, amount: money('33.33'), fee: money('1') });
    expect(answer).toEqual({
      ok: true,
      value: {
        senderAfter: money('765.67'),
        // 9.999, in favour of the house each.
        receiverRequirement: money('10'),
        senderReduction: money('9.99'),
        needsReview: false,
      },
    });
  });

  it('of an activity or a dividend carries none', () => {
    for (const type of ['activity', 'manual_dividend'] as const) {
      const answer = checkTransfer({ ...transfer, type });
      expect(answer.ok && answer.value.receiverRequirement + answer.value.senderReduction).toBe(0n);
    }
  });

  it('waits for a person from an amount on', () => {
    const rich = { ...transfer, balance: AMOUNT_MAX };
    const review = (text: string) => {
      const answer = checkTransfer({ ...rich, amount: money(text) });
      return answer.ok && answer.value.needsReview;
    };
    expect([review('899.9999'), review('900')]).toEqual([false, true]);
  });

  it('counts a fee against the balance', () => {
    const wanted = { ...transfer, amount: money('800'), balance: money('800') };
    expect(checkTransfer(wanted).ok).toBe(true);
    expect(checkTransfer({ ...wanted, fee: money('0.0001') })).toMatchObject({
      problem: 'INSUFFICIENT_BALANCE',
    });
  });
});
