import { expect, test } from 'vitest';
import { formatAddress, parseAddress, withSearch } from './address.ts';

test.each([
  ['/', { path: '/', search: {}, hash: '' }],
  ['/vip/', { path: '/vip', search: {}, hash: '' }],
  ['/lottery?game=ssc%201', { path: '/lottery', search: { game: 'ssc 1' }, hash: '' }],
  ['/help#money%20out', { path: '/help', search: {}, hash: 'money out' }],
  ['/help#100%', { path: '/help', search: {}, hash: '100%' }],
])('%s is read as %j', (text, address) => {
  expect(parseAddress(text)).toEqual(address);
});

test.each(['/', '/lottery?game=ssc+1', '/noticePage?type=B#a%20b'])(
  '%s survives a round trip',
  (text) => {
    expect(formatAddress(parseAddress(text))).toBe(text);
  },
);

test('opening and closing a centre leaves the rest of the address alone', () => {
  const page = parseAddress('/promotions?type=new');
  const open = withSearch(page, { mc: 'withdraw' });
  expect(formatAddress(open)).toBe('/promotions?type=new&mc=withdraw');
  expect(withSearch(open, { mc: undefined })).toEqual(page);
});
