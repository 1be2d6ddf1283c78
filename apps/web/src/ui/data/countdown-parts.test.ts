import { expect, test } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

test.each([
  [-5000, 0, '00:00', true],
  [0, 0, '00:00', true],
  [1, 0, '00:01', false],
  [59_001, 0, '01:00', false],
  [3_599_000, 0, '59:59', false],
  [3_600_000, 0, '01:00:00', false],
  [90_061_000, 1, '01:01:01', false],
])('%i ms left is %i days and %s', (left, days, clock, over) => {
  expect(countdownParts(left)).toEqual({ days, clock, over });
});
