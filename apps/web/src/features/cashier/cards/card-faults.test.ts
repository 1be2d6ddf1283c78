import { expect, test } from 'vitest';
import { cardFaults } from './card-faults.ts';
import { isPasswordRefusal } from './password-refusal.ts';

const refusal = (code: string, fields: Readonly<Record<string, string>> = {}) => {
  return { code, message: 'refused', fields };
};

test.each([
  [refusal('card.number_invalid', { number: 'not valid' }), { number: 'not valid' }],
  [
    refusal('request.invalid', { number: 'too short', holder: 'too short' }),
    { number: 'too short', holder: 'too short' },
  ],
  [refusal('paymentPassword.wrong'), { paymentPassword: 'refused' }],
  [refusal('card.bank_unknown'), { bank: 'refused' }],
  [refusal('card.duplicate'), { number: 'refused' }],
  [refusal('card.name_differs'), { holder: 'refused' }],
  [refusal('card.limit'), {}],
  [refusal('request.invalid', { other: 'unknown' }), {}],
])('%j marks %j', (refused, faults) => {
  expect(cardFaults(refused)).toEqual(faults);
});

test.each([
  ['paymentPassword.wrong', true],
  ['paymentPassword.locked', true],
  ['card.number_invalid', false],
  ['withdraw.over_balance', false],
])('after %s the payment password is typed again: %s', (code, again) => {
  expect(isPasswordRefusal(code)).toBe(again);
});
