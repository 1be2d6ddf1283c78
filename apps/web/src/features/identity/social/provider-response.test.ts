import { expect, test } from 'vitest';
import { isIdentified, readProviderResponse } from './provider-response.ts';

const telegram = { id: 4711, first_name: 'Ngọc', auth_date: 1_800_000_000, hash: 'ab' };
const bytes = new TextEncoder().encode(JSON.stringify(telegram));
const packed = btoa(String.fromCharCode(...bytes));
const safe = packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

test.each([
  ['', '', undefined],
  ['?code=c', '', undefined],
  ['?state=', '', undefined],
  ['?state=s&code=c', '', { state: 's', code: 'c' }],
  [
    '?state=s&code=c&iss=https%3A%2F%2Fid.example',
    '',
    { state: 's', code: 'c', iss: 'https://id.example' },
  ],
  ['?state=s&error=access_denied', '', { state: 's' }],
  ['?state=s', `#tgAuthResult=${packed}`, { state: 's', fields: telegram }],
  ['?state=s', `#tgAuthResult=${safe}`, { state: 's', fields: telegram }],
  ['?state=s', '#tgAuthResult=false', { state: 's' }],
  ['?state=s', '#tgAuthResult=%25%25', { state: 's' }],
  ['?state=s', `#tgAuthResult=${btoa('[1]')}`, { state: 's' }],
  [
    '?state=s&id=4711&auth_date=1800000000&hash=ab&other=x',
    '',
    { state: 's', fields: { id: '4711', auth_date: '1800000000', hash: 'ab' } },
  ],
])('%s%s is read as %j', (search, hash, read) => {
  expect(readProviderResponse({ search, hash })).toEqual(read);
});

test('without a code and without an answer the sign-in was declined', () => {
  expect(isIdentified({ state: 's' })).toBe(false);
  expect(isIdentified({ state: 's', code: 'c' })).toBe(true);
  expect(isIdentified({ state: 's', fields: { id: 1 } })).toBe(true);
});
