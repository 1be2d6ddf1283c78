import { expect, test } from 'vitest';
import { actsInSight, memberActs } from './member-acts.ts';

const ALL = ['members.freeze', 'members.edit', 'adjustments.make'];
const formal = { state: 'active', trial: false, paymentPasswordSet: true } as const;

test.each([
  { member: formal, rights: [], acts: [] },
  { member: formal, rights: ['members.freeze'], acts: ['sessions', 'freeze', 'disable'] },
  {
    member: { ...formal, state: 'frozen' } as const,
    rights: ['members.freeze'],
    acts: ['sessions', 'unfreeze', 'disable'],
  },
  {
    member: { ...formal, state: 'disabled' } as const,
    rights: ['members.freeze'],
    acts: ['sessions', 'unfreeze'],
  },
  {
    member: { ...formal, paymentPasswordSet: false },
    rights: ['members.edit'],
    acts: ['password', 'realName'],
  },
  {
    member: formal,
    rights: ['members.note', 'protection.edit'],
    acts: ['note', 'message', 'limit'],
  },
  {
    member: { ...formal, trial: true },
    rights: ['members.note', 'protection.edit'],
    acts: ['note'],
  },
  { member: { ...formal, trial: true }, rights: ALL, acts: ['sessions', 'freeze', 'disable'] },
])('$member.state with $rights may be: $acts', ({ member, rights, acts }) => {
  expect(memberActs(member, rights)).toEqual(acts);
});

test('the acts of every day are in sight, the others in the menu', () => {
  const acts = memberActs(formal, [...ALL, 'members.note', 'protection.edit']);
  expect(actsInSight(acts)).toEqual(['note', 'message', 'adjust', 'limit', 'freeze']);
  expect(actsInSight([])).toEqual([]);
});
