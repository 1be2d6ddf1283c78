import { expect, test } from 'vitest';
import { commonLevels } from './common-levels.ts';

test.each([
  ['no game is chosen', [], undefined],
  ['no game is bound to levels', [{ levels: [] }], undefined],
  ['one game is', [{ levels: ['1', '5'] }, { levels: [] }], ['1', '5']],
  ['two games share some', [{ levels: ['1', '5', '9'] }, { levels: ['5', '9', '20'] }], ['5', '9']],
  ['two games share none', [{ levels: ['1'] }, { levels: ['2'] }], []],
])('the stakes to choose from where %s', (_case, games, expected) => {
  expect(commonLevels(games)).toEqual(expected);
});
