import { expect, test } from 'vitest';
import { isStaked } from './popular.ts';

test.each([
  ['0.0000', false],
  ['0', false],
  ['0.0001', true],
  ['120.0000', true],
])('a lottery with %s staked is popular: %s', (staked, is) => {
  expect(isStaked({ staked })).toBe(is);
});
