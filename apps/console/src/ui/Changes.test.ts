import { expect, test } from 'vitest';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { fieldLabel } from '../records/field-label.ts';
import { changedFields } from './ChangedFields.tsx';

test('only fields that differ are listed, by their path', () => {
  expect(changedFields({ a: 1, b: { c: 'x', d: true } }, { a: 1, b: { c: 'y', d: true } })).toEqual(
    [['b.c', '"x"', '"y"']],
  );
});

test('without a previous value every field is new', () => {
  expect(changedFields(null, { a: [1, 2] })).toEqual([['a', undefined, '[1,2]']]);
});

test('a changed field has the label of its form, a part of a value those of both', async () => {
  const texts: Readonly<Record<string, string>> = await loadCatalogue('EN');
  const labelOf = (form: string, path: string) => fieldLabel(form, path, (key) => texts[key]);
  expect(labelOf('act.lotteryEdit', 'minStake')).toBe('Minimum stake');
  expect(labelOf('act.lotteryEdit', 'names.EN')).toBe('Name: EN');
  expect(labelOf('cashier.settings', 'automatic.min')).toBe('Automatic approval: Minimum amount');
  expect(labelOf('theme', 'light.accent')).toBe('Light: Accent');
  expect(labelOf('agents', 'perAddress.count')).toBe('Accounts from one connection');
  expect(labelOf('codes', 'firebase.apiKey')).toBe('firebase: apiKey');
});
