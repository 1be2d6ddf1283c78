import { expect, test } from 'vitest';
import { menuOf } from './menu-entries.ts';

const pages = (rights: readonly string[]) =>
  menuOf(rights).flatMap((group) => group.entries.map((entry) => entry.resource));

test('without rights there is only what is for everybody', () => {
  expect(pages([])).toEqual(['approvals']);
});

test('a cashier officer sees the queues of money and no lotteries', () => {
  const seen = pages(['reports.read', 'members.read', 'deposits.read', 'withdrawals.read']);
  expect(seen).toEqual([
    'dashboard',
    'approvals',
    'members',
    'withdrawals',
    'deposits',
    'channels',
  ]);
});
