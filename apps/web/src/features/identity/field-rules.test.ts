import { describe, expect, test } from 'vitest';
import {
  bornBy,
  fieldFault,
  shownFields,
  type FieldRule,
  type RegisterField,
} from './field-rules.ts';

const rule = (
  patternId: string,
  required: boolean,
  minLength: number,
  maxLength: number,
): FieldRule => ({
  enabled: true,
  required,
  patternId,
  minLength,
  maxLength,
});

test('the form always asks for name and passwords, and for what the rules enable', () => {
  const rules = {
    email: rule('email', false, 5, 9),
    qqNum: { ...rule('digits', true, 5, 9), enabled: false },
  };
  expect(shownFields(rules)).toEqual(['username', 'password', 'confirmPassword', 'email']);
});

const username = rule('letter-first', true, 6, 20);
const password = rule('any', true, 8, 64);
const birthday = rule('date', true, 10, 10);
const rows: readonly [RegisterField, string, FieldRule, string | undefined][] = [
  ['username', '', username, 'required'],
  ['username', '   ', username, 'required'],
  ['username', '1maianh', username, 'pattern'],
  ['username', 'mai', username, 'length'],
  ['username', ' maianh ', username, undefined],
  ['password', '        ', password, undefined],
  ['password', 'short', password, 'length'],
  ['email', '', rule('email', false, 5, 60), undefined],
  ['email', 'mai@', rule('email', false, 5, 60), 'pattern'],
  ['email', 'mai@example.com', rule('email', false, 5, 60), undefined],
  ['payeeName', 'Mai', rule('full-name', true, 2, 60), 'pattern'],
  ['payeeName', 'Mai Anh', rule('full-name', true, 2, 60), undefined],
  ['line', 'x', rule('unheard-of', true, 1, 5), undefined],
  ['birthday', '2005-03-02', birthday, 'underage'],
  ['birthday', '2005-03-01', birthday, undefined],
];

describe('a field says what is wrong with it', () => {
  test.each(rows)('%s "%s" by %j: %s', (name, value, fieldRule, kind) => {
    const fault = fieldFault({
      name,
      rule: fieldRule,
      values: { [name]: value },
      bornBy: '2005-03-01',
    });
    expect(fault?.kind).toBe(kind);
  });

  test.each([
    ['a b', 'a b', undefined],
    ['a b', 'a b ', 'mismatch'],
    ['secret', '', 'mismatch'],
  ])('password "%s" confirmed as "%s": %s', (typed, confirmed, kind) => {
    const values = { password: typed, confirmPassword: confirmed };
    const fault = fieldFault({ name: 'confirmPassword', rule: password, values, bornBy: '' });
    expect(fault?.kind).toBe(kind);
  });
});

test('one must have been born by the same day so many years ago', () => {
  expect(bornBy('2026-03-01', 21)).toBe('2005-03-01');
});
