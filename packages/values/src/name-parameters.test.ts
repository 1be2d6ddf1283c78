import { expect, test } from 'vitest';
import { Bug } from './assert.ts';
import { nameParameters, valuesOf } from './name-parameters.ts';

const ORDER = 'merchant_id = $merchant';
const FIND = nameParameters(`
  select id from bet where ${ORDER} and (at > $from::timestamptz or at = any($times_2))
    and ($merchant, $from) is not null and note <> '10 $'`);

test('a name has one number, in the order of the text', () => {
  expect(FIND.names).toEqual(['merchant', 'from', 'times_2']);
  expect(FIND.text).toBe(`
  select id from bet where merchant_id = $1 and (at > $2::timestamptz or at = any($3))
    and ($1, $2) is not null and note <> '10 $'`);
});

test('values stand in the order of the names; undefined becomes null', () => {
  const given = { times_2: [1, 2], from: undefined, merchant: 7, more: 'is left out' };
  expect(valuesOf(FIND, given)).toEqual([7, null, [1, 2]]);
  expect(valuesOf(FIND, { merchant: 0, from: false, times_2: '' })).toEqual([0, false, '']);
});

test('a missing and a misspelt name are found by the compiler, and by the server', () => {
  // @ts-expect-error without `times_2`
  expect(() => valuesOf(FIND, { merchant: 7, from: 1 })).toThrow(Bug);
  // @ts-expect-error `form` is no parameter
  const misspelt = () => valuesOf(FIND, { merchant: 7, form: 1, from: 1, times_2: [] });
  expect(misspelt()).toEqual([7, 1, []]);
  const given: { merchant: number; from: number; times_2?: number } = { merchant: 7, from: 1 };
  // @ts-expect-error an object that may lack a name
  expect(() => valuesOf(FIND, given)).toThrow('no value for $times_2');
});

test('a parameter has no name that every object has', () => {
  expect(() => nameParameters('select $toString')).toThrow(Bug);
});

test('a text that is put together when it runs may have any names', () => {
  const list = (where: string) => nameParameters(`select id from bet where ${where} limit $limit`);
  expect(valuesOf(list('at = $at'), { limit: 5, at: 6 })).toEqual([6, 5]);
});

test('a statement does not mix names and numbers', () => {
  expect(() => nameParameters('select $merchant, $2')).toThrow(Bug);
});
