import { expect, test } from 'vitest';
import { HOUSE_RIGHTS, operator, RIGHTS } from './index.ts';

test('every right that a call asks for comes with a role or with a post over the house', () => {
  const held: readonly string[] = [...RIGHTS, ...HOUSE_RIGHTS];
  const asked = Object.values(operator)
    .map((row): string => row.audience)
    .filter((audience) => audience.startsWith('right:'))
    .map((audience) => audience.slice('right:'.length));
  expect(asked.filter((right) => !held.includes(right))).toEqual([]);
});

test('no role can hold a right over the whole house', () => {
  const roles: readonly string[] = RIGHTS;
  expect(HOUSE_RIGHTS.filter((right) => roles.includes(right))).toEqual([]);
  const save = operator.roleSave.request.safeParse({
    code: 'mine',
    name: 'Mine',
    rights: [...HOUSE_RIGHTS],
    reason: 'to rule them all',
  });
  expect(save.success).toBe(false);
});

test('a call without a right of its own is for every operator, or for coming in', () => {
  const open = Object.entries(operator).filter(([, row]) => row.audience === 'visitor');
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'consoleEnrol',
    'consoleEnrolmentOpen',
    'consoleLogin',
    'consoleLoginCode',
    'consoleStart',
  ]);
});
