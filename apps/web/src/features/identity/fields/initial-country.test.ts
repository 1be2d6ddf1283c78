import { expect, test } from 'vitest';
import { initialCountry, readStoredNumber } from './initial-country.ts';

const country = (countryCode: string, countryDialingCode: string, name: string) => ({
  countryCode,
  countryDialingCode,
  name,
});
const LIST = [
  country('CA', '1', 'Canada'),
  country('PH', '63', 'Philippines'),
  country('TH', '66', 'Thailand'),
  country('US', '1', 'United States'),
];

test.each([
  ['PH', undefined, 'PH'],
  ['PH', '66', 'TH'],
  ['PH', '84', 'PH'],
  ['US', '1', 'US'],
  ['PH', '1', 'CA'],
  ['XX', undefined, 'CA'],
])('in %s with %s saved the form begins with %s', (current, saved, begins) => {
  expect(initialCountry(LIST, current, saved)?.countryCode).toBe(begins);
});

test('a merchant without countries has no initial country', () => {
  expect(initialCountry([], 'PH', '63')).toBeUndefined();
});

test('the login cookie of the server is read, other values are ignored', () => {
  const kept = { mobileNum: '•••567', countryDialingCode: '63' };
  const cookie = `loginTypeSms=${encodeURIComponent(JSON.stringify(kept))}`;
  expect(readStoredNumber(`theme=dark; ${cookie}; x=1`)).toEqual(kept);
  for (const value of ['', '%7B', '1', 'null', '%7B%7D', '%E0%A4%A']) {
    expect(readStoredNumber(`loginTypeSms=${value}`)).toBeUndefined();
  }
  expect(readStoredNumber('')).toBeUndefined();
});
