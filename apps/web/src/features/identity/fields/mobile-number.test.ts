import { expect, test } from 'vitest';
import { cleanMobileNumber, isMobileNumber } from './mobile-number.ts';

test.each([
  ['0917 123-4567', '09171234567', true],
  ['(917) 123.4567', '9171234567', true],
  ['+63 917 123 4567', '+639171234567', true],
  ['12345', '12345', false],
  ['', '', false],
  ['９１７１２３４５６７', '９１７１２３４５６７', false],
  ['917x1234567', '917x1234567', false],
])('%s is sent as %s, and may be a number: %s', (typed, cleaned, may) => {
  expect([cleanMobileNumber(typed), isMobileNumber(typed)]).toEqual([cleaned, may]);
});
