import { expect, test } from 'vitest';
import { holdsOn } from './holds-on.ts';

test('a version holds from its first instant until its end, which it does not include', () => {
  const version = { effectiveFrom: 10, endedAt: 20 };
  expect([9, 10, 19, 20].map((at) => holdsOn(version, at))).toEqual([false, true, true, false]);
  expect(holdsOn({ effectiveFrom: 10, endedAt: null }, 99)).toBe(true);
  expect(holdsOn({ effectiveFrom: null, endedAt: null }, 99)).toBe(false);
});
