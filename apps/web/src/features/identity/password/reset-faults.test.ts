import { expect, test } from 'vitest';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { readVerifiedNumber, resetFaults } from './reset-faults.ts';

const rule = { enabled: true, required: true, patternId: 'any', minLength: 8, maxLength: 64 };
const good = {
  number: '917 123 4567',
  code: '123456',
  newPassword: 'five boats',
  confirmNewPassword: 'five boats',
};

test.each([
  [good, false, []],
  [{ ...good, number: '12' }, false, ['number']],
  [{ ...good, code: ' ' }, false, ['code']],
  [{ ...good, number: '', code: '' }, true, []],
  [{ ...good, newPassword: 'boats', confirmNewPassword: 'boats' }, true, ['newPassword']],
  [{ ...good, confirmNewPassword: 'five boat' }, true, ['confirmNewPassword']],
])('%j with the number proven %s is wrong at %j', (fields, verified, wrong) => {
  expect(Object.keys(resetFaults(fields, { rule, verified }))).toEqual(wrong);
});

const refusal = (code: string, value: Record<string, unknown>) =>
  ({ code, value, message: '', status: 422, fields: {} }) as unknown as ClientRefusal;

test('a ticket is kept until the reset has ended', () => {
  const factors = [
    { kind: 'email', masked: 'm***@x.com' },
    { kind: 'unheard-of', masked: '' },
  ];
  const asked = readVerifiedNumber(refusal('reset.second_factor', { ticket: 'T', factors }));
  expect(asked).toEqual({ ticket: 'T', factors: factors.slice(0, 1) });
  expect(readVerifiedNumber(refusal('password.common', { ticket: 'T' }), asked)).toEqual(asked);
  expect(readVerifiedNumber(refusal('rate.limited', {}), asked)).toEqual(asked);
  expect(readVerifiedNumber(refusal('code.wrong', {}))).toBeUndefined();
  expect(readVerifiedNumber(refusal('reset.ended', {}), asked)).toBeUndefined();
});
