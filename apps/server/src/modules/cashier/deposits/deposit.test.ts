import { amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { isDepositTransition, transitionsOnUpdate } from './deposit.ts';
import { creditedAmount, requiredTurnover } from './move-deposit.ts';
import type { DepositState } from '../orders/order-state.ts';

const STATES: readonly DepositState[] = [
  'CREATED',
  'PAYING',
  'CALLBACK_OK',
  'AMOUNT_REVIEW',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'LATE_REVIEW',
  'REFUND',
];
const paid = (units: bigint) => ({ status: 'PAID', paid: units }) as const;
const order = (state: DepositState, late = false) => ({ state, amount: 100n, late });

describe('an update of a payment', () => {
  it.each<[string, DepositState, boolean, bigint, DepositState[]]>([
    ['paid in time', 'PAYING', false, 100n, ['CALLBACK_OK', 'SUCCESS']],
    [
      'paid before the page was stored',
      'CREATED',
      false,
      100n,
      ['PAYING', 'CALLBACK_OK', 'SUCCESS'],
    ],
    ['too much', 'PAYING', false, 103n, ['AMOUNT_REVIEW']],
    ['too little', 'PAYING', false, 97n, ['AMOUNT_REVIEW']],
    ['a difference that is allowed', 'PAYING', false, 102n, ['CALLBACK_OK', 'SUCCESS']],
    ['too late, not yet expired', 'PAYING', true, 100n, ['EXPIRED', 'LATE_REVIEW']],
    ['after expiry', 'EXPIRED', true, 100n, ['LATE_REVIEW']],
    ['after a cancellation', 'CANCELLED', false, 100n, ['LATE_REVIEW']],
    ['after a failure', 'FAILED', false, 100n, ['LATE_REVIEW']],
    ['told again', 'SUCCESS', false, 100n, []],
    ['told again while in review', 'LATE_REVIEW', true, 100n, []],
    ['told again after a refund', 'REFUND', true, 100n, []],
  ])('%s', (_name, state, late, units, expected) => {
    const transitions = transitionsOnUpdate(order(state, late), paid(units), 2n);
    expect(transitions.map((transition) => transition.state)).toEqual(expected);
  });

  it('only leads to transitions of the table', () => {
    for (const state of STATES) {
      for (const status of ['PENDING', 'PAID', 'FAILED'] as const) {
        for (const late of [false, true]) {
          let at = state;
          for (const transition of transitionsOnUpdate(
            order(state, late),
            { status, paid: 1n },
            0n,
          )) {
            expect(isDepositTransition(at, transition.state)).toBe(true);
            at = transition.state;
          }
        }
      }
    }
  });

  it('never credits an amount that is not newly paid', () => {
    for (const state of STATES) {
      const transitions = transitionsOnUpdate(order(state), { status: 'FAILED', paid: 100n }, 0n);
      expect(transitions.some((transition) => transition.state === 'SUCCESS')).toBe(false);
    }
  });
});

it.each<[string, [bigint, bigint, bigint], bigint, bigint]>([
  ['in full, after the fee', [20_000_0000n, 100_0000n, 19_900_0000n], 20_000_0000n, 19_900_0000n],
  ['in part', [20_000_0000n, 100_0000n, 19_900_0000n], 10_050_0000n, 9_950_0000n],
  ['beyond what was asked', [20_000_0000n, 100_0000n, 19_900_0000n], 20_100_0000n, 20_000_0000n],
  ['without a fee', [500_0000n, 0n, 500_0000n], 500_0000n, 500_0000n],
  ['after a fee that was rounded', [3333n, 16n, 3317n], 3333n, 3317n],
  ['several times over, rounded up', [3333n, 16n, 4976n], 3333n, 4976n],
  ['at no turnover', [500_0000n, 5_0000n, 0n], 500_0000n, 0n],
])('a deposit credited %s requires the announced turnover', (_name, terms, paid, expected) => {
  const [whole, fee, rollover] = terms;
  const opened = { amount: amount(whole), fee: amount(fee), rollover: amount(rollover) };
  const required = requiredTurnover(opened, creditedAmount(opened, amount(paid)));
  expect(required).toBe(expected);
});
