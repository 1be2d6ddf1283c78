import { expect, test } from 'vitest';
import { isStaked, parseHotItem, separateNumbers } from './popular.ts';

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

test.each([
  ['PK10', '0304050209', '03 04 05 02 09'],
  ['11X5', '0102', '01 02'],
  ['PK10', '07', '07'],
  ['SSC', '136', '136'],
  ['VNN', '1234', '1234'],
  ['LHC', 'SUM_B', 'SUM_B'],
])('of %s, %s reads %s', (family, symbol, read) => {
  expect(separateNumbers(family, symbol)).toBe(read);
});
