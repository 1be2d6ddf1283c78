import { expect, test } from 'vitest';
import { transferAmountFault } from './transfer-amount.ts';

const bounds = { min: '10.0000', most: '500.5678' };

test.each([
  ['10', undefined],
  ['25.5', undefined],
  ['500.56', undefined],
  ['25.005', 'format'],
  ['1.000.50', 'format'],
  ['25.', 'format'],
  ['-25', 'format'],
  ['1e2', 'format'],
  ['', 'format'],
  ['9.99', 'min'],
  ['0', 'min'],
  ['500.57', 'most'],
  ['9999999999999', 'most'],
] as const)('%s is transferred only as whole hundredths within the bounds: %s', (typed, fault) => {
  expect(transferAmountFault(typed, bounds)).toBe(fault);
});
