import { expect, test } from 'vitest';
import { changedFields } from './Changes.tsx';

test('only fields that differ are named, by their way through the value', () => {
  expect(changedFields({ a: 1, b: { c: 'x', d: true } }, { a: 1, b: { c: 'y', d: true } })).toEqual(
    [['b.c', '"x"', '"y"']],
  );
});

test('without a before everything is new', () => {
  expect(changedFields(null, { a: [1, 2] })).toEqual([['a', undefined, '[1,2]']]);
});
