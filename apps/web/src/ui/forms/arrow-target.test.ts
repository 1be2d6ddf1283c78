import { expect, test } from 'vitest';
import { arrowTarget } from './arrow-target.ts';

/** Two rows of three buttons and one of a single button. */
const SPOTS = [0, 1, 2, 3, 4, 5, 6].map((at) => ({ x: (at % 3) * 50, y: Math.floor(at / 3) * 44 }));

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [6, 'ArrowRight', undefined],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', undefined],
  [1, 'ArrowDown', 4],
  [4, 'ArrowDown', 6],
  [6, 'ArrowDown', undefined],
  [5, 'ArrowUp', 2],
  [1, 'ArrowUp', undefined],
  [4, 'Home', 0],
  [1, 'End', 6],
  [1, 'Enter', undefined],
])('from %i %s leads to %s', (from, key, to) => {
  expect(arrowTarget(SPOTS, from, key)).toBe(to);
});
