import { expect, test } from 'vitest';
import { accountEntries } from './account-entries.ts';

const plain = 'memberCentre deposit withdraw accountRecord bettingRecord signOut';

test.each([
  ['a visitor', undefined, ''],
  ['a member', 0, plain],
  ['a trial', 4, plain],
  ['an agent', 1, plain],
])('%s is offered "%s"', (_who, role, offered) => {
  expect(accountEntries(role).join(' ')).toBe(offered);
});
