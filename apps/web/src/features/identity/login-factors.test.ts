import { expect, test } from 'vitest';
import type { ClientRefusal } from '../../app/calls.ts';
import { askedFactors } from './login-factors.ts';

const refusal = (code: string, value: Record<string, unknown>) =>
  ({ code, value, message: '', status: 403, fields: {} }) as unknown as ClientRefusal;

test('the bank account’s name is no way of its own, but asked beside one', () => {
  const factors = [
    { kind: 'mobile', masked: '***1234' },
    { kind: 'bankName', masked: '' },
  ];
  const asked = askedFactors(refusal('login.verification.required', { ticket: 't', factors }));
  expect(asked).toEqual({
    ticket: 't',
    factors: [{ kind: 'mobile', masked: '***1234' }],
    bankName: true,
    newContact: false,
    everyLogin: false,
  });
});

test('who has nothing to confirm with names a number or address, and no device is spared', () => {
  const factors = ['mobile', 'email', 'newContact'].map((kind) => ({ kind, masked: '' }));
  const value = { ticket: 't', factors, everyLogin: true };
  expect(askedFactors(refusal('login.verification.required', value))).toEqual({
    ticket: 't',
    factors: factors.slice(0, 2),
    bankName: false,
    newContact: true,
    everyLogin: true,
  });
});

test('another refusal, or one without a way that is known, asks for nothing', () => {
  const factors = [{ kind: 'carrier pigeon', masked: '' }];
  const value = { ticket: 't', factors };
  expect(askedFactors(refusal('login.verification.required', value))).toBeUndefined();
  expect(askedFactors(refusal('login.failed', { captcha: true }))).toBeUndefined();
});
