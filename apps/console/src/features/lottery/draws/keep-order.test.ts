import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

const same = (row: string) => row;

test('known rows stay where they are, whatever order they come in', () => {
  expect(keepOrder(['c', 'a', 'b'], ['a', 'b', 'c'], same)).toEqual(['a', 'b', 'c']);
});

test('new rows follow in their own order, and rows that are gone leave no gap', () => {
  expect(keepOrder(['x', 'c', 'y', 'a'], ['a', 'b', 'c'], same)).toEqual(['a', 'c', 'x', 'y']);
});

test('without known rows the order is that of the answer', () => {
  expect(keepOrder(['b', 'a'], [], same)).toEqual(['b', 'a']);
});
