import { expect, test } from 'vitest';
import { accountEntries } from './account-entries.ts';

const plain = 'memberCentre deposit withdraw accountRecord bettingRecord signOut';

test.each([
  ['a visitor', undefined, ''],
  ['a member', 0, plain],
  ['a trial', 4, plain],
  ['an agent', 1, plain],
])('%s is offered "%s"', (_who, role, offered) => {
  expect(accountEntries(role, true).join(' ')).toBe(offered);
});

test('nobody is offered a deposit where the merchant takes none', () => {
  expect(accountEntries(0, false).join(' ')).toBe(plain.replace('deposit ', ''));
});
