import { expect, test } from 'vitest';
import { dayOf, patternProblem, PATTERN_IDS, rangeOf, type PatternId } from './field-patterns.ts';

const rule = (patternId: string, minLength = 1, maxLength = 60) => ({
  enabled: true,
  required: true,
  patternId,
  minLength,
  maxLength,
});

const ROWS: readonly (readonly [PatternId, readonly string[], readonly string[]])[] = [
  ['any', ['a b', 'ก', '漢字'], ['a\u0000b', 'line\nbreak']],
  ['letters-digits', ['abc123', 'A'], ['a b', 'é', 'a_b', '']],
  ['letter-first', ['a1', 'Zed'], ['1a', '_a', '']],
  ['digits', ['0123'], ['12a', '１２', '-1', '']],
  ['email', ['a@b.co', 'first.last+tag@mail.example.com'], ['a@b', '@b.co', 'a@@b.co', 'a b@c.de']],
  ['uppercase', ['aBc', 'Ế'], ['abc', '123']],
  ['mixed', ['aB3$'], ['aB3', 'ab3$', 'AB3$', 'aBc$']],
  ['full-name', ['Juan Dela Cruz', "O'Neil Ann", 'Nguyễn Văn A'], ['Juan', 'Juan  Cruz', 'J 1']],
  ['name', ['Juan', 'สมชาย'], ['Juan1', '']],
  ['thai', ['สมชาย ใจดี'], ['Somchai', 'สมชายA']],
  ['korean', ['홍길동'], ['Hong', '洪吉童']],
  ['japanese', ['やまだ タロウ', '山田', 'コーヒー'], ['Yamada', '홍']],
  ['date', ['1990-05-31', '2000-02-29'], ['1990-02-30', '05-31-1990', '1990-5-31']],
  ['date-month-first', ['05-31-1990'], ['31-05-1990', '1990-05-31']],
  ['phone', ['+639171234567', '0917123456'], ['917-123', '+', '12345']],
];

test('every family has its rows', () => {
  expect(ROWS.map(([id]) => id)).toEqual([...PATTERN_IDS]);
});

test.each(ROWS)('the family %s takes what fits and refuses the rest', (id, good, bad) => {
  for (const text of good)
    expect([text, patternProblem(rule(id), text)]).toEqual([text, undefined]);
  for (const text of bad)
    expect([text, patternProblem(rule(id), text)]).not.toEqual([text, undefined]);
});

test('lengths count characters and hold at both ends', () => {
  const four = rule('any', 2, 4);
  expect(patternProblem(four, '😀')).toBe('pattern.any');
  expect(patternProblem(four, '😀😀')).toBeUndefined();
  expect(patternProblem(four, 'abcd')).toBeUndefined();
  expect(patternProblem(four, 'abcde')).toBe('pattern.any');
});

test('a range of one length reads as a single number', () => {
  expect(rangeOf(rule('digits', 6, 6))).toBe('6');
  expect(rangeOf(rule('digits', 6, 20))).toBe('6-20');
});

test('both forms of a date become one', () => {
  expect(dayOf('12-31-1999')).toBe('1999-12-31');
  expect(dayOf('1999-12-31')).toBe('1999-12-31');
  expect(dayOf('02-30-1999')).toBeUndefined();
});
