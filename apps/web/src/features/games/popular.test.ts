import { expect, test } from 'vitest';
import { parseHotItem, isStaked } from './popular.ts';

test.each([
  ['0.0000', false],
  ['0', false],
  ['0.0001', true],
  ['120.0000', true],
])('a lottery with %s staked is popular: %s', (staked, is) => {
  expect(isStaked({ staked })).toBe(is);
});

test.each([
  ['FixedPlace:4:7', 'FixedPlace', '7'],
  ['Lo2:12', 'Lo2', '12'],
  ['SpecialTwoSide:SUM_B', 'SpecialTwoSide', 'SUM_B'],
])('%s has the play %s and the symbol %s', (item, play, symbol) => {
  expect(parseHotItem(item)).toEqual({ play, symbol });
});
