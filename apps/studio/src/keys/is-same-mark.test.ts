import { expect, it } from 'vitest';
import { isSameMark } from './is-same-mark.ts';

it('tells marks apart, also those of as many characters in more bytes', () => {
  const mark = 'a'.repeat(43);
  expect(isSameMark(mark, mark)).toBe(true);
  expect(isSameMark('b'.repeat(43), mark)).toBe(false);
  expect(isSameMark('a'.repeat(42), mark)).toBe(false);
  expect(isSameMark('', mark)).toBe(false);
  expect(isSameMark(`${'a'.repeat(42)}é`, mark)).toBe(false);
});
