import { expect, it } from 'vitest';
import {
  numberPermutations,
  NAMED_SETS,
  numbersOfSign,
  numbersWithSum,
  SIGNS,
  numbersByStep,
  numberSequence,
  numbersContaining,
  numbersByDigit,
  numbersInRange,
} from './named-sets.ts';

it('lists the named sets', () => {
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

it('assigns every twelfth number to each sign', () => {
  expect(numbersOfSign('ty')).toEqual('00 12 24 36 48 60 72 84 96'.split(' '));
  expect(SIGNS.map((sign) => numbersOfSign(sign).length)).toEqual([
    9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8,
  ]);
  expect(SIGNS.flatMap(numbersOfSign)).toHaveLength(100);
});

it('lists numbers by sum, digit and range', () => {
  expect(numbersWithSum(0)).toEqual('00 19 28 37 46 55 64 73 82 91'.split(' '));
  expect(numbersContaining(7)).toHaveLength(19);
  expect(numbersByDigit(3, 'head').at(-1)).toBe('39');
  expect(numbersByDigit(3, 'tail').at(-1)).toBe('93');
  expect(numbersInRange(0, 5, true)).toHaveLength(36);
  expect(numbersInRange(0, 5, false)).toHaveLength(30);
});

it.each([
  [3, 34, '00 03 06 09', '99'],
  [4, 25, '00 04 08 12', '96'],
] as const)('spaces dàn cách %i evenly over all numbers', (step, count, first, last) => {
  const numbers = numbersByStep(step);
  expect(numbers).toHaveLength(count);
  expect(numbers.slice(0, 4).join(' ')).toBe(first);
  expect(numbers.at(-1)).toBe(last);
  expect(numbers).toEqual(numberSequence('00', `0${step}`, last));
});

it('lists a sequence and the orders of a number', () => {
  expect(numberSequence('10', '20', '90')).toEqual('10 20 30 40 50 60 70 80 90'.split(' '));
  expect(numberSequence('05', '06', '08')).toEqual(['05', '06', '07', '08']);
  expect(numberSequence('100', '150', '200')).toEqual(['100', '150', '200']);
  expect(numberSequence('20', '10', '90')).toEqual([]);
  expect(numberSequence('10', '20', '95')).toEqual([]);
  expect(numberPermutations('123')).toHaveLength(6);
  expect(numberPermutations('112')).toEqual(['112', '121', '211']);
  expect(numberPermutations('77')).toEqual(['77']);
});
