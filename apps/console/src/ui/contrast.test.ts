import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('%s on %s is %d to 1', (left, right, ratio) => {
  expect(contrastOf(left, right)).toBeCloseTo(ratio, 2);
  expect(contrastOf(right, left)).toBeCloseTo(ratio, 2);
});

test('what is no colour has no contrast', () => {
  expect(contrastOf('red', '#ffffff')).toBeUndefined();
});
