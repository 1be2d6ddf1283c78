import { expect, test } from 'vitest';
import { canRequestCode, codeWaitSeconds } from './code-wait.ts';

test.each([
  [1, 0, 60],
  [1, 400, 60],
  [1, 2_000, 59],
  [1, 5_000, 58],
  [5, 3_000, 299],
  [1, 200_000, 0],
])('%d minutes after %d ms are %d seconds', (minutes, took, seconds) => {
  expect(codeWaitSeconds(minutes, took)).toBe(seconds);
});

test('a second press within a second is ignored', () => {
  expect([
    canRequestCode(0, 999),
    canRequestCode(0, 1_000),
    canRequestCode(Number.NEGATIVE_INFINITY, 0),
  ]).toEqual([false, true, true]);
});
