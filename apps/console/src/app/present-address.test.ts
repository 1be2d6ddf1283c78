import { expect, test } from 'vitest';
import { presentAddress } from './present-address.ts';

function lead(old: string) {
  const [path = '', search = ''] = old.split('?');
  const present = presentAddress(path, new URLSearchParams(search));
  if (present === undefined) return undefined;
  const [to, rest = ''] = present.split('?');
  const { filter, ...others } = Object.fromEntries(new URLSearchParams(rest));
  return [to, filter === undefined ? others : (JSON.parse(filter) as unknown)];
}

test.each([
  ['/draws?tab=calendar', '/draws', {}],
  ['/draws?lottery=HUE', '/draws', { gameCode: 'HUE' }],
  [
    '/draws?tab=calendar&lottery=HUE&state=OPEN&day=2026-11-23',
    '/draws',
    { gameCode: 'HUE', state: 'OPEN', day: '2026-11-23' },
  ],
  ['/draws?tab=waiting', '/draws/waiting', {}],
  ['/draws?tab=exposure', '/draws/exposure', {}],
  ['/ledger?tab=accounts', '/ledger', { prefix: 'house:' }],
  ['/ledger?tab=movements', '/ledger/movements', {}],
  ['/ledger?tab=movements&address=house%3Abets', '/ledger/movements', { address: 'house:bets' }],
  [
    '/ledger?tab=statement&address=member%3A1%3Amain&currency=PHP',
    '/ledger/statement',
    { address: 'member:1:main', currency: 'PHP' },
  ],
  ['/ledger?tab=entry&id=7', '/ledger/entry', { id: '7' }],
  ['/content?tab=announcements', '/content', {}],
  ['/content?tab=articles', '/content/articles', {}],
  ['/content?tab=feedback', '/feedback', {}],
  ['/content/feedback', '/feedback', {}],
  ['/content/feedback?filter=%7B%22state%22%3A%22new%22%7D', '/feedback', { state: 'new' }],
])('the old address %s still shows its view', (old, path, search) => {
  expect(lead(old)).toEqual([path, search]);
});

test.each([
  '/draws',
  '/draws?filter=%7B%7D&page=2',
  '/draws/waiting',
  '/ledger/movements?filter=%7B%7D',
  '/ledger/entry?id=7',
  '/feedback',
  '/settings?tab=entry',
  '/lotteries/HUE/show?tab=statistics',
])('the address %s stays', (address) => {
  expect(lead(address)).toBeUndefined();
});
