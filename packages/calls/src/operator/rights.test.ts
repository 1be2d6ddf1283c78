import { expect, test } from 'vitest';
import { operator, RIGHTS } from './index.ts';

test('every right that a call asks for is one that a role can hold', () => {
  const asked = Object.values(operator)
    .map((row): string => row.audience)
    .filter((audience) => audience.startsWith('right:'))
    .map((audience) => audience.slice('right:'.length));
  expect(asked.filter((right) => !RIGHTS.some((each) => each === right))).toEqual([]);
});

test('a call without a right of its own is for every operator, or for coming in', () => {
  const open = Object.entries(operator).filter(([, row]) => row.audience === 'visitor');
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'consoleLogin',
    'consoleLoginCode',
    'consoleStart',
  ]);
});
