import { expect, test } from 'vitest';
import { withdrawalActs, type Withdrawal } from './order-acts.ts';

const mine = { by: 'x', name: 'me', until: 1, mine: true };
const others = { ...mine, mine: false };
const CLAIM = 'withdrawals.claim';
const BOTH = [CLAIM, 'withdrawals.review', 'withdrawals.pay'];

test.each<{
  state: Withdrawal['state'];
  claim: Withdrawal['claim'];
  rights: string[];
  acts: string[];
}>([
  { state: 'MANUAL_RISK', claim: null, rights: BOTH, acts: ['claim'] },
  { state: 'MANUAL_RISK', claim: null, rights: ['withdrawals.pay'], acts: [] },
  { state: 'MANUAL_RISK', claim: null, rights: [CLAIM, 'withdrawals.pay'], acts: [] },
  { state: 'HELD', claim: null, rights: [CLAIM, 'withdrawals.review'], acts: ['claim'] },
  { state: 'APPROVED', claim: null, rights: [CLAIM, 'withdrawals.review'], acts: [] },
  { state: 'MANUAL_PAY', claim: null, rights: [CLAIM, 'withdrawals.pay'], acts: ['claim'] },
  { state: 'PAYING', claim: null, rights: BOTH, acts: [] },
  { state: 'MANUAL_RISK', claim: others, rights: BOTH, acts: [] },
  {
    state: 'MANUAL_RISK',
    claim: mine,
    rights: [CLAIM, 'withdrawals.review'],
    acts: ['release', 'approve', 'hold', 'reject'],
  },
  { state: 'MANUAL_RISK', claim: mine, rights: [CLAIM, 'withdrawals.pay'], acts: ['release'] },
  { state: 'HELD', claim: mine, rights: BOTH, acts: ['release', 'unhold', 'reject'] },
  { state: 'APPROVED', claim: mine, rights: BOTH, acts: ['release', 'pay', 'byHand'] },
  { state: 'APPROVED', claim: mine, rights: [CLAIM, 'withdrawals.review'], acts: ['release'] },
  { state: 'MANUAL_PAY', claim: mine, rights: BOTH, acts: ['release', 'paid', 'return'] },
  { state: 'PAYING', claim: mine, rights: BOTH, acts: ['release'] },
  { state: 'SUCCESS', claim: mine, rights: BOTH, acts: [] },
])('$state, claimed $claim.mine, with $rights: $acts', ({ state, claim, rights, acts }) => {
  expect(withdrawalActs({ state, claim }, rights, true)).toEqual(acts);
  // Without a payout provider everything else is unchanged.
  const byHand = acts.filter((act) => act !== 'pay');
  expect(withdrawalActs({ state, claim }, rights, false)).toEqual(byHand);
});
