import { expect, it } from 'vitest';
import { permutationsOf, sortedDigits } from '../slip/permutations.ts';
import { otherOrders } from './other-orders.ts';

it('has every other order of the digits of a number once, ascending', () => {
  expect(otherOrders(112, 3)).toEqual([121, 211]);
  expect(otherOrders(112, 4)).toEqual([
    121, 211, 1012, 1021, 1102, 1120, 1201, 1210, 2011, 2101, 2110,
  ]);
  expect([otherOrders(0, 0), otherOrders(7, 1), otherOrders(77, 2)]).toEqual([[], [], []]);
  for (let number = 0; number < 10_000; number += 1) {
    const orders = otherOrders(number, 4);
    const digits = new Set([number, ...orders].map((order) => sortedDigits(order, 4)));
    const isAscending = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0));
    const found = [digits.size, new Set(orders).size, orders.includes(number), isAscending];
    const all = permutationsOf(number, 4) - 1;
    if (String(found) !== String([1, all, false, true])) expect([number, ...found]).toEqual([]);
  }
});
