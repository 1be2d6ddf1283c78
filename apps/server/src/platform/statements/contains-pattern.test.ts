import { expect, test } from 'vitest';
import { containsPattern } from './contains-pattern.ts';

test('wildcards of a text match themselves', () => {
  expect(containsPattern('a')).toBe('%a%');
  expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});
