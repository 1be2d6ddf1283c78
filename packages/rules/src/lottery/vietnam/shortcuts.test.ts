import { expect, it } from 'vitest';
import {
  inAllOrders,
  NAMED_SETS,
  ofSign,
  ofSum,
  SIGNS,
  spaced,
  stepping,
  touching,
  withDigit,
  withinRange,
} from './shortcuts.ts';

it('names the sets by their words', () => {
  const sizes = Object.fromEntries(
    Object.entries(NAMED_SETS).map(([name, numbers]) => [name, numbers.length]),
  );
  expect(sizes).toEqual({
    tai: 50,
    xiu: 50,
    chan: 50,
    le: 50,
    chanchan: 25,
    lele: 25,
    chanle: 25,
    lechan: 25,
    tongto: 50,
    tongbe: 50,
    kepbang: 10,
    keplech: 10,
    satkep: 18,
  });
  expect(NAMED_SETS.tai?.[0]).toBe('50');
  expect(NAMED_SETS.chanle?.slice(0, 3)).toEqual(['01', '03', '05']);
  expect(NAMED_SETS.kepbang).toEqual('00 11 22 33 44 55 66 77 88 99'.split(' '));
  expect(NAMED_SETS.keplech).toEqual('05 16 27 38 49 50 61 72 83 94'.split(' '));
  expect(NAMED_SETS.satkep?.slice(0, 4)).toEqual(['01', '10', '12', '21']);
});

it('gives each sign every twelfth number', () => {
  expect(ofSign('ty')).toEqual('00 12 24 36 48 60 72 84 96'.split(' '));
  expect(SIGNS.map((sign) => ofSign(sign).length)).toEqual([9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8]);
  expect(SIGNS.flatMap(ofSign)).toHaveLength(100);
});

it('gives sums, digits and ranges', () => {
  expect(ofSum(0)).toEqual('00 19 28 37 46 55 64 73 82 91'.split(' '));
  expect(touching(7)).toHaveLength(19);
  expect(withDigit(3, 'head').at(-1)).toBe('39');
  expect(withDigit(3, 'tail').at(-1)).toBe('93');
  expect(withinRange(0, 5, true)).toHaveLength(36);
  expect(withinRange(0, 5, false)).toHaveLength(30);
});

it.each([
  [3, 34, '00 03 06 09', '99'],
  [4, 25, '00 04 08 12', '96'],
] as const)('spaces dàn cách %i evenly over all numbers', (step, count, first, last) => {
  const numbers = spaced(step);
  expect(numbers).toHaveLength(count);
  expect(numbers.slice(0, 4).join(' ')).toBe(first);
  expect(numbers.at(-1)).toBe(last);
  expect(numbers).toEqual(stepping('00', `0${step}`, last));
});

it('pulls a sequence and turns a number', () => {
  expect(stepping('10', '20', '90')).toEqual('10 20 30 40 50 60 70 80 90'.split(' '));
  expect(stepping('05', '06', '08')).toEqual(['05', '06', '07', '08']);
  expect(stepping('100', '150', '200')).toEqual(['100', '150', '200']);
  expect(stepping('20', '10', '90')).toEqual([]);
  expect(stepping('10', '20', '95')).toEqual([]);
  expect(inAllOrders('123')).toHaveLength(6);
  expect(inAllOrders('112')).toEqual(['112', '121', '211']);
  expect(inAllOrders('77')).toEqual(['77']);
});
