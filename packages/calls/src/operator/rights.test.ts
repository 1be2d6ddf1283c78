import { expect, test } from 'vitest';
import { STEWARD_RIGHTS, operator, RIGHTS } from './index.ts';

test('every right that a call requires belongs to a role or to the installation-wide post', () => {
  const held: readonly string[] = [...RIGHTS, ...STEWARD_RIGHTS];
  const asked = Object.values(operator)
    .map((row): string => row.audience)
    .filter((audience) => audience.startsWith('right:'))
    .map((audience) => audience.slice('right:'.length));
  expect(asked.filter((right) => !held.includes(right))).toEqual([]);
});

test('no role has an installation-wide right', () => {
  const roles: readonly string[] = RIGHTS;
  expect(STEWARD_RIGHTS.filter((right) => roles.includes(right))).toEqual([]);
  const save = operator.roleSave.request.safeParse({
    code: 'mine',
    name: 'Mine',
    rights: [...STEWARD_RIGHTS],
    reason: 'to rule them all',
  });
  expect(save.success).toBe(false);
});

test('a call without a right is for every operator, or for the login', () => {
  const open = Object.entries(operator).filter(([, row]) => row.audience === 'visitor');
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'consoleEnrol',
    'consoleEnrolmentOpen',
    'consoleLogin',
    'consoleLoginCode',
    'consoleStart',
  ]);
});
