import { expect, test } from 'vitest';
import { changedFields } from './ChangedFields.tsx';

test('only fields that differ are listed, by their path', () => {
  expect(changedFields({ a: 1, b: { c: 'x', d: true } }, { a: 1, b: { c: 'y', d: true } })).toEqual(
    [['b.c', '"x"', '"y"']],
  );
});

test('without a previous value every field is new', () => {
  expect(changedFields(null, { a: [1, 2] })).toEqual([['a', undefined, '[1,2]']]);
});
