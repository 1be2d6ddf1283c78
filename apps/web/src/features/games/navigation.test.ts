import { expect, test } from 'vitest';
import { countGroups, GAME_KINDS, navigationEntries } from './navigation.ts';
import { routeOf, unknownRoute } from '../../app/routes.ts';

test.each([
  ['no vendor at all', [], ''],
  ['a kind without vendors', [{ kind: 'LIVE', count: 0 }], ''],
  ['a kind nobody knows', [{ kind: 'BINGO', count: 3 }], ''],
  [
    'kinds whose games have no page',
    [
      { kind: 'RNG', count: 2 },
      { kind: 'ELOTT', count: 1 },
      { kind: 'LIVE', count: 1 },
    ],
    'lottery:1',
  ],
  [
    'both lottery kinds as one entry',
    [
      { kind: 'LOTT', count: 1 },
      { kind: 'FISH', count: 1 },
      { kind: 'ELOTT', count: 2 },
    ],
    'lottery:3',
  ],
])('with %s the navigation has the expected entries', (_name, groups, read) => {
  const entries = navigationEntries(groups).map((entry) => `${entry.section}:${entry.count}`);
  expect(entries.join(' ')).toBe(read);
});

test('every navigation entry links to an existing page', () => {
  const entries = navigationEntries(GAME_KINDS.map((kind) => ({ kind, count: 1 })));
  expect(entries.map(({ url }) => url).filter((url) => routeOf(url) === unknownRoute)).toEqual([]);
});

const groups = [
  { kind: 'ELOTT', vendors: ['house'] },
  { kind: 'RNG', vendors: ['A', 'B'] },
  { kind: 'LOTT', vendors: ['other'] },
];

test.each([
  [undefined, 'ELOTT:1 RNG:2 LOTT:1'],
  [7, 'ELOTT:7 RNG:2 LOTT:0'],
  [0, 'ELOTT:0 RNG:2 LOTT:0'],
])('with %s lotteries on the menu the kinds count %s', (lotteries, read) => {
  const counted = countGroups(groups, lotteries).map((group) => `${group.kind}:${group.count}`);
  expect(counted.join(' ')).toBe(read);
});
