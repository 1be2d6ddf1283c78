import { expect, test } from 'vitest';
import { billStateText } from './contract-names.ts';

test('a bill of nothing says whether a tier was reached', () => {
  expect(billStateText('NOT_REACHED', null)).toBe('contract.bill.NOT_REACHED');
  expect(billStateText('NOT_REACHED', 2)).toBe('contract.bill.NOTHING');
  expect(billStateText('ISSUED', 2)).toBe('contract.bill.ISSUED');
});
