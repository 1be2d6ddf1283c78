import { findFamily, type RowsForm } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { rowOfKeys, typeSymbol } from './key-symbols.ts';

function formOf(family: string, code: string): RowsForm {
  const form = findFamily(family)?.plays.get(code)?.form;
  if (form?.kind !== 'rows') throw new Error(`${code} has no rows`);
  return form;
}

test.each([
  ['SSC', 'All5Straight', '7', { typed: '', symbol: 7 }],
  ['PK10', 'Top1', '1', { typed: '1' }],
  ['PK10', 'Top1', '10', { typed: '', symbol: 9 }],
  ['PK10', 'Top1', '11', { typed: '' }],
  ['PC28', 'Sum', '07', { typed: '', symbol: 7 }],
  ['PC28', 'Sum', '27', { typed: '', symbol: 27 }],
  ['SSC', 'TotalBSOE', '1', { typed: '' }],
])('on %s %s the keys %s pick', (family, code, keys, typed) => {
  const row = formOf(family, code).rows[0];
  if (row === undefined) throw new Error('no row');
  const after = [...keys].reduce((left, digit) => typeSymbol(row, left.typed, digit), {
    typed: '',
  });
  expect(after).toEqual(typed);
});

test('digits fill the rows that a straight bet needs one after another', () => {
  const straight = formOf('SSC', 'Last3Straight');
  expect(rowOfKeys(straight, [0, 0, 0])).toBe(0);
  expect(rowOfKeys(straight, [4, 0, 0])).toBe(1);
  expect(rowOfKeys(straight, [4, 1, 8])).toBe(2);
  expect(rowOfKeys(formOf('SSC', 'FixedPlace'), [4, 0, 0, 0, 0])).toBe(0);
});
