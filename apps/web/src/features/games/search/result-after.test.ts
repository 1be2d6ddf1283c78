import { expect, test } from 'vitest';
import { resultAfter } from './result-after.ts';

test.each([
  [0, 'ArrowDown', 3, 1],
  [2, 'ArrowDown', 3, 0],
  [0, 'ArrowUp', 3, 2],
  [1, 'PageDown', 12, 6],
  [8, 'PageDown', 12, 11],
  [3, 'PageUp', 12, 0],
  [0, 'Home', 3, undefined],
  [0, 'a', 3, undefined],
  [0, 'ArrowDown', 0, undefined],
])('from result %i, %s of %i goes to %s', (at, key, count, to) => {
  expect(resultAfter(at, key, count)).toBe(to);
});
