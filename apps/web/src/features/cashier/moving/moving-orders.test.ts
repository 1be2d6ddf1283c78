import { expect, test } from 'vitest';
import { isMoving, movingOrders } from './moving-orders.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const order = (state: 'PAYING' | 'SUCCESS' | 'REJECTED' | 'HELD', minutesAgo: number) => ({
  state,
  createdAt: NOW - minutesAgo * 60_000,
});

test('orders on their way are shown however old, ended ones for half an hour', () => {
  const old = order('HELD', 3 * 24 * 60);
  const paying = order('PAYING', 10);
  const lately = order('SUCCESS', 29);
  const before = order('SUCCESS', 31);
  const rejected = order('REJECTED', 60);
  expect(movingOrders([old, before, rejected, lately, paying], NOW)).toEqual([paying, lately, old]);
});

test.each([
  ['PAYING', true],
  ['HELD', true],
  ['SUCCESS', false],
  ['REJECTED', false],
] as const)('%s is on its way: %s', (state, moving) => {
  expect(isMoving({ state })).toBe(moving);
});
