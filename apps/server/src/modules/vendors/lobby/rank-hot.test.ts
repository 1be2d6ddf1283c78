import { expect, test } from 'vitest';
import { rankHot } from './rank-hot.ts';

const NODES = { pinned: [7n], newest: [9n, 8n, 7n, 2n, 1n] };

test('pinned games come first, then the most and the latest played, then the newest', () => {
  const hours = [
    { node: 1n, age: 24, members: 20 },
    { node: 2n, age: 0, members: 6 },
    { node: 3n, age: 0, members: 4 },
  ];
  expect(rankHot(hours, NODES).order).toEqual([7n, 2n, 1n, 9n, 8n]);
});

test('a game that only fills the list is not marked', () => {
  const hours = [
    { node: 2n, age: 1, members: 3 },
    { node: 2n, age: 40, members: 2 },
    { node: 3n, age: 0, members: 4 },
  ];
  expect(rankHot(hours, NODES).marked).toEqual(new Set([7n, 2n]));
  expect(rankHot([], { ...NODES, pinned: [] }).marked).toEqual(new Set());
});

test('at most forty games are listed, and twenty marked', () => {
  const hours = Array.from({ length: 60 }, (_, at) => ({ node: BigInt(at), age: at, members: 5 }));
  const hot = rankHot(hours, { pinned: [], newest: [] });
  expect(hot.order).toHaveLength(40);
  expect([...hot.marked]).toEqual(hot.order.slice(0, 20));
});
