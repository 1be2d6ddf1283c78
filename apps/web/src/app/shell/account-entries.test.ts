import { expect, test } from 'vitest';
import { accountEntries } from './account-entries.ts';

const plain = 'memberCentre deposit withdraw accountRecord bettingRecord logout';

test.each([
  ['a visitor', undefined, ''],
  ['a member', 0, plain],
  ['a trial', 4, plain],
  ['an agent', 1, plain.replace('deposit', 'deposit agentCentre')],
  ['a top agent of the test group', 42, plain.replace('deposit', 'deposit agentCentre')],
])('%s sees "%s"', (_who, role, offered) => {
  expect(accountEntries(role, true).join(' ')).toBe(offered);
});

test('no deposit entry is shown if the merchant takes no deposits', () => {
  expect(accountEntries(0, false).join(' ')).toBe(plain.replace('deposit ', ''));
});
