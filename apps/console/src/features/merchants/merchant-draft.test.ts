import { expect, test } from 'vitest';
import { EMPTY_DRAFT, parseMerchantDraft, type MerchantDraft } from './merchant-draft.ts';

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

test('a merchant is requested only when every field is filled', () => {
  expect(parseMerchantDraft(EMPTY_DRAFT)).toBe(undefined);
  expect(parseMerchantDraft(FULL)).toMatchObject({
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
  for (const one of wrong) expect(parseMerchantDraft({ ...FULL, ...one })).toBe(undefined);
});

test('a host is sent as typed: the server validates it', () => {
  expect(parseMerchantDraft({ ...FULL, hosts: ['*.Play.example'] })?.hosts).toEqual([
    '*.Play.example',
  ]);
});
