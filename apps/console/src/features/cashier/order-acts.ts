// The tone of each order state, and the acts that an operator may perform in it; pure functions.
import type { CallValue } from '../../calls/calls.ts';
import type { Tone } from '../../ui/StateChip.tsx';

export type Deposit = CallValue<'depositList'>['list'][number];
export type Withdrawal = CallValue<'withdrawalList'>['list'][number];

export const DEPOSIT_TONES: Readonly<Record<Deposit['state'], Tone>> = {
  CREATED: 'plain',
  PAYING: 'work',
  CALLBACK_OK: 'work',
  AMOUNT_REVIEW: 'wait',
  SUCCESS: 'good',
  FAILED: 'bad',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  LATE_REVIEW: 'wait',
  REFUND: 'bad',
};

export const WITHDRAWAL_TONES: Readonly<Record<Withdrawal['state'], Tone>> = {
  SUBMITTED: 'work',
  AUTO_RISK: 'work',
  MANUAL_RISK: 'wait',
  HELD: 'wait',
  APPROVED: 'wait',
  PAYING: 'work',
  PAY_FAILED: 'bad',
  MANUAL_PAY: 'wait',
  SUCCESS: 'good',
  REJECTED: 'bad',
  RETURNED: 'bad',
};

export type DepositAct = 'credit' | 'reject';

/** An officer's possible decisions: only the officer can tell whether a transfer arrived. */
export function depositActs({
  state,
  provider,
}: Pick<Deposit, 'state' | 'provider'>): readonly DepositAct[] {
  if (state === 'AMOUNT_REVIEW' || state === 'LATE_REVIEW') return ['credit', 'reject'];
  if (provider !== 'transfer') return [];
  if (state === 'PAYING') return ['credit', 'reject'];
  const over = state === 'EXPIRED' || state === 'CANCELLED' || state === 'FAILED';
  return over ? ['credit'] : [];
}

export type WithdrawalAct =
  | 'claim'
  | 'release'
  | 'approve'
  | 'hold'
  | 'unhold'
  | 'reject'
  | 'pay'
  | 'byHand'
  | 'paid'
  | 'return';

const ENDED: readonly Withdrawal['state'][] = ['SUCCESS', 'REJECTED', 'RETURNED'];

/**
 * The acts that an operator with these rights may perform on an order: none before it is claimed,
 * and none through a provider where no provider pays. Only those claim it who may then act on it.
 */
export function withdrawalActs(
  order: Pick<Withdrawal, 'state' | 'claim'>,
  rights: readonly string[],
  hasProvider: boolean,
): readonly WithdrawalAct[] {
  if (ENDED.includes(order.state)) return [];
  if (!rights.includes('withdrawals.claim')) return [];
  const acts = claimedActs(order.state, rights, hasProvider);
  if (order.claim === null) return acts.length > 0 ? ['claim'] : [];
  return order.claim.mine ? ['release', ...acts] : [];
}

function claimedActs(
  state: Withdrawal['state'],
  rights: readonly string[],
  hasProvider: boolean,
): readonly WithdrawalAct[] {
  const acts: WithdrawalAct[] = [];
  if (rights.includes('withdrawals.review')) {
    if (state === 'MANUAL_RISK') acts.push('approve', 'hold', 'reject');
    if (state === 'HELD') acts.push('unhold', 'reject');
  }
  if (rights.includes('withdrawals.pay')) {
    const isDue = state === 'APPROVED' || state === 'PAY_FAILED';
    if (isDue && hasProvider) acts.push('pay');
    if (isDue) acts.push('byHand');
    if (state === 'PAY_FAILED') acts.push('return');
    if (state === 'MANUAL_PAY') acts.push('paid', 'return');
  }
  return acts;
}
