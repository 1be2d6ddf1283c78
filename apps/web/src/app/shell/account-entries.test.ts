import { expect, test } from 'vitest';
import { accountEntries } from './account-entries.ts';

const plain = 'memberCentre deposit withdraw accountRecord bettingRecord signOut';
const agent = 'memberCentre deposit agentCentre withdraw accountRecord bettingRecord signOut';

test.each([
  ['a visitor', undefined, ''],
  ['a member', 0, plain],
  ['a trial', 4, plain],
  ['an agent', 1, agent],
  ['a top agent', 2, agent],
  ['an agent of the test group', 41, agent],
  ['a top agent of the test group', 42, agent],
])('%s is offered "%s"', (_who, role, offered) => {
  expect(accountEntries(role).join(' ')).toBe(offered);
});
