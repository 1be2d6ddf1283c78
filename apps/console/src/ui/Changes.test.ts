import { expect, test } from 'vitest';
import { loadCatalogue } from '../i18n/catalogues.ts';
import { fieldLabel } from '../records/field-label.ts';
import { fieldValue } from '../records/field-value.ts';
import { changedFields } from './ChangedFields.tsx';

test('only fields that differ are listed, by their path', () => {
  expect(changedFields({ a: 1, b: { c: 'x', d: true } }, { a: 1, b: { c: 'y', d: true } })).toEqual(
    [['b.c', '"x"', '"y"']],
  );
});

test('without a previous value every field is new', () => {
  expect(changedFields(null, { a: [1, 2] })).toEqual([['a', undefined, '[1,2]']]);
});

test('a list of objects is shown field by field, and one of plain values as it is', () => {
  const before = { tiers: [{ rate: '1' }, { rate: '2' }], hosts: ['a'] };
  const after = { tiers: [{ rate: '1' }, { rate: '3' }], hosts: ['a', 'b'] };
  expect(changedFields(before, after)).toEqual([
    ['tiers.2.rate', '"2"', '"3"'],
    ['hosts', '["a"]', '["a","b"]'],
  ]);
});

test('a value is written as its form shows it', async () => {
  const texts: Readonly<Record<string, string>> = await loadCatalogue('EN');
  const valueOf = (form: string, path: string, value: unknown) =>
    fieldValue(form, path, value, (key) => texts[key]);
  const changes = changedFields(
    { dialect: 'HUB88', networks: ['203.0.113.0/24'], demo: true, name: 'Old' },
    { dialect: 'PLAY', networks: [], demo: false, name: '' },
    (path, value) => valueOf('act.vendorConnect', path, value),
  );
  expect(changes).toEqual([
    ['dialect', 'Hub88 wallet (RSA)', 'Lists of actions (HMAC)'],
    ['networks', '203.0.113.0/24', 'Any'],
    ['demo', 'Yes', 'No'],
    ['name', 'Old', '–'],
  ]);
  expect(valueOf('act.agentPermissionsSet', 'transferDown', 'direct')).toBe('To directs');
  expect(valueOf('act.contractHouseOffer', 'categories', ['LOTT', 'RNG'])).toBe('Lottery, Slots');
  expect(valueOf('act.contractHouseOffer', 'period', 'HALF_MONTH')).toBe('Half-month');
  expect(valueOf('act.contractHouseOffer', 'tiers.1.minActive', 3)).toBe('3');
});

test.each([
  ['act.agentTermsSet', 'rates.LIVE', 'Rates: Live casino'],
  ['act.agentPermissionsSet', 'transferDown', 'Transfers down'],
  ['act.vendorConnect', 'fingerprint', 'Fingerprint (SHA-256)'],
  ['act.contractHouseOffer', 'tiers.2.ratePct', 'Tiers: 2: Rate, %'],
  ['act.contractHouseOffer', 'sellingDays.requiredDays', 'Days with such sales'],
  ['act.contractHouseOffer', 'streak.1.addRatePct', 'Periods in a row: 1: Adds to the rate, %'],
  ['act.vendorCommissionPlan', 'tiers.1.above', 'Tiers: 1: above'],
])('of %s, %s is called “%s”', async (form, path, label) => {
  const texts: Readonly<Record<string, string>> = await loadCatalogue('EN');
  expect(fieldLabel(form, path, (key) => texts[key])).toBe(label);
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
