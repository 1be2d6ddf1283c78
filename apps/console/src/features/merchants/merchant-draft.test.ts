import { expect, test } from 'vitest';
import { byRule } from './by-rule.ts';
import {
  EMPTY_DRAFT,
  MERCHANT_RULES,
  planFromDraft,
  type MerchantDraft,
} from './merchant-draft.ts';

const FULL: MerchantDraft = {
  code: 'north',
  name: ' North Lights ',
  hosts: ['play.north.example'],
  currency: 'EUR',
  zone: 'Europe/Helsinki',
  cutHour: '6',
  languages: ['EN', 'VI'],
  theme: 'light',
  minimumAge: 18,
  dialCodes: ['FI'],
  lotteries: [],
  ownerName: 'olga',
  ownerDisplayName: 'Olga',
};

/** The fields of a draft whose value is not plausible. */
function faultsOf(draft: MerchantDraft): string[] {
  const rules = Object.entries(MERCHANT_RULES) as [
    keyof MerchantDraft,
    (value: unknown) => boolean,
  ][];
  return rules.filter(([field, isPlausible]) => !isPlausible(draft[field])).map(([field]) => field);
}

test('a merchant is requested only when every field is filled', () => {
  expect(faultsOf(EMPTY_DRAFT)).toEqual(
    Object.keys(MERCHANT_RULES).filter((field) => field !== 'cutHour'),
  );
  expect(faultsOf(FULL)).toEqual([]);
  expect(planFromDraft(FULL)).toMatchObject({
    name: 'North Lights',
    cutHour: 6,
    owner: { name: 'olga', displayName: 'Olga' },
  });
  const wrong: readonly Partial<MerchantDraft>[] = [
    { code: 'North' },
    { name: '  ' },
    { hosts: [] },
    { currency: 'EURO' },
    { zone: '' },
    { cutHour: '24' },
    { cutHour: '' },
    { cutHour: '1.5' },
    { languages: [] },
    { dialCodes: [] },
    { dialCodes: ['Finland'] },
    { ownerName: 'Olga' },
    { ownerDisplayName: '' },
  ];
  for (const one of wrong) expect(faultsOf({ ...FULL, ...one })).toEqual(Object.keys(one));
});

test('a host is sent as typed: the server validates it', () => {
  const draft = { ...FULL, hosts: ['*.Play.example'] };
  expect(faultsOf(draft)).toEqual([]);
  expect(planFromDraft(draft).hosts).toEqual(['*.Play.example']);
});

test.each([
  ['currency', 'PH', 'merchant.currencyHelp'],
  ['currency', '', 'ra.validation.required'],
  ['currency', 'PHP', undefined],
  ['cutHour', '24', 'merchant.cutHourHelp'],
  ['cutHour', 'six', 'merchant.cutHourHelp'],
  ['cutHour', '23', undefined],
  ['name', ' ', 'ra.validation.required'],
] as const)('the field %s with “%s” says what is allowed', (field, value, says) => {
  expect(byRule(field)(value)).toBe(says);
});
