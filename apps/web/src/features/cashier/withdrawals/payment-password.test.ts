import { expect, test } from 'vitest';
import { paymentPasswordFault } from './payment-password.ts';

test.each([
  ['', '', 'form'],
  ['28051', '28051', 'form'],
  ['280519', '', 'form'],
  ['280519', '2805', 'form'],
  ['280519', '2806', 'mismatch'],
  ['280519', '280518', 'mismatch'],
  ['280519', '280519', undefined],
])('%j and %j typed: %s', (wanted, again, fault) => {
  expect(paymentPasswordFault(wanted, again)).toBe(fault);
});
