import { expect, test } from 'vitest';
import { menuForRights } from './menu-for-rights.ts';

const pages = (rights: readonly string[]) =>
  menuForRights(rights).flatMap((group) => group.entries.map((entry) => entry.resource));

test('without rights the menu has only the entries for every operator', () => {
  expect(pages([])).toEqual(['approvals']);
});

test('a cashier officer sees the cashier queues and no lotteries', () => {
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
