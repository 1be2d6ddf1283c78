import { expect, test } from 'vitest';
import { agesToConfirm, formFields, registerFaults, type RegisterForm } from './register-faults.ts';

const rule = (patternId: string, minLength: number, maxLength: number) => ({
  enabled: true,
  required: true,
  patternId,
  minLength,
  maxLength,
});

const form: RegisterForm = {
  rules: {
    username: rule('letter-first', 6, 20),
    password: rule('any', 8, 64),
    birthday: rule('date', 10, 10),
    paymentPassword: rule('digits', 6, 6),
    captcha: rule('any', 1, 10),
  },
  method: 'username',
  minimumAge: 21,
  today: '2026-03-01',
};

const good = {
  username: 'maianh7',
  password: 'five boats',
  confirmPassword: 'five boats',
  birthday: '1999-12-31',
  paymentPassword: '280519',
  captcha: 'k7wp',
};

test('a valid form has no fault', () => {
  expect(registerFaults(form, good, true)).toEqual({});
});

test('each field has its own fault, and a hidden field has none', () => {
  const values = { ...good, username: '7mai', birthday: '2010-01-01', captcha: '', line: '\n' };
  expect(registerFaults(form, values, true)).toEqual({
    username: { kind: 'pattern', pattern: 'letter-first', range: '6-20' },
    birthday: { kind: 'underage' },
    captcha: { kind: 'required' },
  });
  expect(registerFaults(form, values, false)).not.toHaveProperty('captcha');
});

test('registration by mobile has the number and its code in place of a username', () => {
  const mobile = { ...form, method: 'mobile' as const };
  expect(formFields(mobile, false).slice(0, 3)).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
  ]);
  expect(Object.keys(registerFaults(mobile, good, false))).toEqual([
    'mobileNum',
    'verificationCode',
  ]);
});

test.each([
  [18, [18]],
  [21, [18, 21]],
])('a minimum age of %d requires confirming %j', (age, confirmed) => {
  expect(agesToConfirm(age)).toEqual(confirmed);
});
