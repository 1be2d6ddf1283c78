import { expect, test } from 'vitest';
import { EMPTY_DRAFT, planOf, type MerchantDraft } from './merchant-draft.ts';

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

test('a merchant is asked for once every field is filled, and not before', () => {
  expect(planOf(EMPTY_DRAFT)).toBe(undefined);
  expect(planOf(FULL)).toMatchObject({
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
  for (const one of wrong) expect(planOf({ ...FULL, ...one })).toBe(undefined);
});

test('a host goes out as it was typed: what is wrong with it the server says', () => {
  expect(planOf({ ...FULL, hosts: ['*.Play.example'] })?.hosts).toEqual(['*.Play.example']);
});
