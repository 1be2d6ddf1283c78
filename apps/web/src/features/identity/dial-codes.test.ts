import { expect, test } from 'vitest';
import {
  countryByTyping,
  initialCountry,
  keptNumberCookie,
  maskNumber,
  readKeptNumber,
} from './dial-codes.ts';

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

test('a merchant without countries has none to begin with', () => {
  expect(initialCountry([], 'PH', '63')).toBeUndefined();
});

test.each([
  ['t', 0, 'TH'],
  ['u', 0, 'US'],
  ['c', 0, 'CA'],
  ['ph', 1, 'PH'],
  ['+6', 0, 'PH'],
  ['66', 0, 'TH'],
  ['x', 0, undefined],
])('typing %s from place %d leads to %s', (typed, from, found) => {
  const at = countryByTyping(LIST, from, typed);
  expect(at === undefined ? undefined : LIST[at]?.countryCode).toBe(found);
});

test.each([
  ['9171234567', '•••••••567'],
  ['0917 123-45', '••••••345'],
  ['12', '12'],
])('%s is kept as %s', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
});

test('what is kept can be read again, and nothing else can', () => {
  const kept = { mobileNum: '•••567', countryDialingCode: '63' };
  const [pair = ''] = keptNumberCookie(kept, true).split('; ');
  expect(readKeptNumber(`theme=dark; ${pair}; x=1`)).toEqual(kept);
  expect(keptNumberCookie(kept, true)).toMatch(/; Max-Age=86400; SameSite=Lax; Secure$/);
  expect(keptNumberCookie(undefined, false)).toBe('loginTypeSms=; Path=/; Max-Age=0; SameSite=Lax');
  for (const cookies of [
    '',
    'loginTypeSms=',
    'loginTypeSms=%7B',
    'loginTypeSms=1',
    'loginTypeSms=%7B%7D',
  ]) {
    expect(readKeptNumber(cookies)).toBeUndefined();
  }
});
