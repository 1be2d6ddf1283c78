import { expect, test } from 'vitest';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { requiredFactors } from './login-factors.ts';

const refusal = (code: string, value: Record<string, unknown>) =>
  ({ code, value, message: '', status: 403, fields: {} }) as unknown as ClientRefusal;

test('the bank account’s name is not a factor of its own but an addition to one', () => {
  const factors = [
    { kind: 'mobile', masked: '***1234' },
    { kind: 'bankName', masked: '' },
  ];
  const asked = requiredFactors(refusal('login.verification.required', { ticket: 't', factors }));
  expect(asked).toEqual({
    ticket: 't',
    factors: [{ kind: 'mobile', masked: '***1234' }],
    bankName: true,
    newContact: false,
    everyLogin: false,
  });
});

test('a member without a factor enters a number or address, and trusted devices are not exempt', () => {
  const factors = ['mobile', 'email', 'newContact'].map((kind) => ({ kind, masked: '' }));
  const value = { ticket: 't', factors, everyLogin: true };
  expect(requiredFactors(refusal('login.verification.required', value))).toEqual({
    ticket: 't',
    factors: factors.slice(0, 2),
    bankName: false,
    newContact: true,
    everyLogin: true,
  });
});

test('another refusal, or one without a known factor, requires no second step', () => {
  const factors = [{ kind: 'carrier pigeon', masked: '' }];
  const value = { ticket: 't', factors };
  expect(requiredFactors(refusal('login.verification.required', value))).toBeUndefined();
  expect(requiredFactors(refusal('login.failed', { captcha: true }))).toBeUndefined();
});
