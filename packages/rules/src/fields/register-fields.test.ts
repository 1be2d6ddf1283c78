import { describe, expect, test } from 'vitest';
import {
  fieldFault,
  isRequired,
  shownFields,
  type FieldRule,
  type RegisterField,
} from './index.ts';

const rule = (
  patternId: string,
  required: boolean,
  minLength: number,
  maxLength: number,
): FieldRule => ({ enabled: true, required, patternId, minLength, maxLength });

const NUMBER = rule('phone', false, 6, 15);
const CODE = rule('digits', true, 6, 6);

describe('the form', () => {
  test('always shows name and passwords, and the fields that the rules enable', () => {
    const rules = {
      email: rule('email', false, 5, 9),
      qqNum: { ...rule('digits', true, 5, 9), enabled: false },
    };
    expect(shownFields(rules)).toEqual(['username', 'password', 'confirmPassword', 'email']);
    expect(isRequired('email', rules)).toBe(false);
    expect(isRequired('username', {})).toBe(true);
  });

  test('shows number and verification code but no username for registration by mobile', () => {
    const shown = shownFields({ username: rule('any', true, 1, 9) }, 'mobile');
    expect(shown).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword']);
    expect(isRequired('verificationCode', {}, 'mobile')).toBe(true);
  });

  test('shows a verification code only together with a number', () => {
    expect(shownFields({ verificationCode: CODE })).not.toContain('verificationCode');
    const both = shownFields({ verificationCode: CODE, mobileNum: NUMBER });
    expect(both.indexOf('verificationCode')).toBe(both.indexOf('mobileNum') + 1);
  });
});

const username = rule('letter-first', true, 6, 20);
const password = rule('any', true, 8, 64);
const birthday = rule('date', true, 10, 10);
const monthFirst = rule('date-month-first', true, 10, 10);
const rows: readonly [RegisterField, string, FieldRule, string | undefined][] = [
  ['username', '', username, 'required'],
  ['username', '   ', username, 'required'],
  ['username', '1maianh', username, 'pattern'],
  ['username', 'mai', username, 'pattern'],
  ['username', ' maianh ', username, undefined],
  ['password', ' five boats ', password, undefined],
  ['password', 'short', password, 'pattern'],
  ['email', '', rule('email', false, 5, 60), undefined],
  ['email', 'mai@', rule('email', false, 5, 60), 'pattern'],
  ['email', 'mai@example.com', rule('email', false, 5, 60), undefined],
  ['payeeName', 'Mai', rule('full-name', true, 2, 60), 'pattern'],
  ['payeeName', 'Mai Anh', rule('full-name', true, 2, 60), undefined],
  ['line', 'x', rule('unheard-of', true, 1, 5), undefined],
  ['birthday', '2005-03-02', birthday, 'underage'],
  ['birthday', '2005-03-01', birthday, undefined],
  ['birthday', '03-02-2005', monthFirst, 'underage'],
  ['birthday', '12-31-2004', monthFirst, undefined],
  ['birthday', '2026-03-02', birthday, 'pattern'],
  ['birthday', '1899-01-01', birthday, 'pattern'],
  ['paymentPassword', '28051', rule('digits', true, 6, 6), 'pattern'],
];

describe('the validation of a field', () => {
  const today = '2026-03-01';

  test.each(rows)('%s "%s" by %j: %s', (name, value, fieldRule, kind) => {
    const values = { [name]: value };
    const { required } = fieldRule;
    const fault = fieldFault({ name, rule: fieldRule, required, values, today, age: 21 });
    expect(fault?.kind).toBe(kind);
  });

  test.each([
    ['a b', 'a b', undefined],
    ['a b', 'a b ', 'mismatch'],
    ['secret', '', 'required'],
  ])('password "%s" confirmed as "%s": %s', (typed, confirmed, kind) => {
    const values = { password: typed, confirmPassword: confirmed };
    const check = { name: 'confirmPassword', rule: password, required: true, values } as const;
    expect(fieldFault({ ...check, today, age: 18 })?.kind).toBe(kind);
  });
});
