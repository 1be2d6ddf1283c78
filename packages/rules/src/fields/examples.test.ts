import { expect, test } from 'vitest';
import fc from 'fast-check';
import { buildExamples, patternFault, PATTERN_IDS, type PatternId } from './index.ts';

const rule = (patternId: PatternId, minLength: number, maxLength: number) => ({
  enabled: true,
  required: true,
  patternId,
  minLength,
  maxLength,
});

test.each<[PatternId, number, number]>([
  ['any', 1, 3],
  ['letters-digits', 4, 4],
  ['letter-first', 6, 20],
  ['letter-first', 30, 40],
  ['digits', 6, 6],
  ['digits', 5, 12],
  ['email', 5, 120],
  ['email', 40, 120],
  ['mixed', 8, 64],
  ['mixed', 20, 64],
  ['full-name', 2, 60],
  ['thai', 2, 60],
  ['korean', 2, 4],
  ['japanese', 2, 20],
  ['date', 10, 10],
  ['date-month-first', 10, 10],
  ['phone', 6, 15],
  ['phone', 10, 10],
])('a rule of %s with %d to %d signs has an example', (id, min, max) => {
  const { passes } = buildExamples(rule(id, min, max));
  expect(passes).toBeDefined();
  expect(patternFault(rule(id, min, max), passes ?? '')).toBeUndefined();
});

test('a rule that no text can satisfy has no example', () => {
  expect(buildExamples(rule('date', 6, 8)).passes).toBeUndefined();
  expect(buildExamples(rule('phone', 20, 30)).passes).toBeUndefined();
  expect(buildExamples(rule('mixed', 1, 3)).passes).toBeUndefined();
});

test('the passing example is accepted and the failing one rejected at any lengths', () => {
  const length = fc.nat(255);
  fc.assert(
    fc.property(fc.constantFrom(...PATTERN_IDS), length, length, (id, one, other) => {
      const asked = rule(id, Math.min(one, other), Math.max(one, other));
      const { passes, fails } = buildExamples(asked);
      if (passes !== undefined) expect(patternFault(asked, passes)).toBeUndefined();
      expect(patternFault(asked, fails)).toBeDefined();
    }),
  );
});
