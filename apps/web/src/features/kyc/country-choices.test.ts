import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { countryChoices } from './country-choices.ts';

const PAST = ['AN', 'BU', 'CS', 'DD', 'DY', 'FX', 'HV', 'NH', 'RH', 'SU', 'TP', 'VD', 'YD', 'YU'];
const ALIASES = ['UK', 'ZR', 'IC', 'EU'];

test.each(Object.values(LOCALES))('in $tag each country of today is offered once', ({ tag }) => {
  const choices = countryChoices(tag);
  const codes = choices.map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['PH', 'ID', 'TH', 'VN', 'CN', 'GB', 'RS', 'XK']));
  expect(codes.filter((code) => [...PAST, ...ALIASES].includes(code))).toEqual([]);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
});
