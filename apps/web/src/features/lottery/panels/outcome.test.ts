import { expect, test } from 'vitest';
import { hasWaitingOrders, outcomeOf } from './outcome.ts';

const order = (stake: string, prize: string, refunded = '0.0000') => ({
  status: 3,
  stake,
  prize,
  refunded,
});

test('a payout above the stake is a win, one below it is a return, none is a loss', () => {
  expect(outcomeOf([order('6.0000', '9.8000')])).toMatchObject({ kind: 'won', net: 38_000n });
  expect(outcomeOf([order('6.0000', '3.9600')])).toMatchObject({ kind: 'returned', net: -20_400n });
  expect(outcomeOf([order('6.0000', '0.0000')])).toMatchObject({ kind: 'lost', net: -60_000n });
});

test('a payout that equals the stake is a return', () => {
  expect(outcomeOf([order('6.0000', '6.0000')])).toMatchObject({ kind: 'returned', net: 0n });
});

test('orders of a draw are added up, and what was refunded was not staked', () => {
  const orders = [order('6.0000', '0.0000'), order('2.0000', '0.0000', '2.0000')];
  expect(outcomeOf(orders)).toMatchObject({ kind: 'lost', stake: 60_000n });
  expect(outcomeOf([order('2.0000', '0.0000', '2.0000')])).toBeUndefined();
});

test('an outcome is final when no order waits for its draw', () => {
  expect(hasWaitingOrders([{ status: 3 }, { status: 1 }])).toBe(true);
  expect(hasWaitingOrders([{ status: 3 }])).toBe(false);
});
