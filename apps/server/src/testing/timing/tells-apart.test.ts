import { expect, test } from 'vitest';
import { tellsApart } from './tells-apart.ts';

const spread = (base: number, width: number) =>
  Array.from({ length: 40 }, (_, index) => base + (index / 40) * width);

test('a kind of calls that takes longer each time is told apart', () => {
  expect(tellsApart(spread(50, 5), spread(100, 5))).toBe(true);
  expect(tellsApart(spread(60, 5), spread(50, 5))).toBe(true);
});

test('chance and differences that nobody notices are not', () => {
  expect(tellsApart(spread(50, 60), spread(57, 60))).toBe(false);
  expect(tellsApart(spread(50, 1), spread(52, 1))).toBe(false);
});
