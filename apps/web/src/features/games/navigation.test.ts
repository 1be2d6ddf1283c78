import { expect, test } from 'vitest';
import { countKinds, GAME_KINDS, navigationEntries } from './navigation.ts';
import { routeOf, unknownRoute } from '../../app/routes.ts';

test.each([
  ['no kind at all', [], ''],
  ['a kind without games', [{ kind: 'LIVE', count: 0 }], ''],
  ['a kind nobody knows', [{ kind: 'BINGO', count: 3 }], ''],
  [
    'games and lotteries in the merchant’s order',
    [
      { kind: 'RNG', count: 2 },
      { kind: 'ELOTT', count: 1 },
      { kind: 'LIVE', count: 1 },
    ],
    'rng:2 lottery:1 live:1',
  ],
  [
    'both lottery kinds as one entry',
    [
      { kind: 'LOTT', count: 1 },
      { kind: 'FISH', count: 1 },
      { kind: 'ELOTT', count: 2 },
    ],
    'lottery:3 fish:1',
  ],
])('with %s the navigation has the expected entries', (_name, kinds, read) => {
  const entries = navigationEntries(kinds).map((entry) => `${entry.section}:${entry.count}`);
  expect(entries.join(' ')).toBe(read);
});

test('every navigation entry links to an existing page', () => {
  const entries = navigationEntries(GAME_KINDS.map((kind) => ({ kind, count: 1 })));
  expect(entries).toHaveLength(8);
  expect(entries.map(({ url }) => url).filter((url) => routeOf(url) === unknownRoute)).toEqual([]);
});

const GAMES = [
  { gameType: 'LOCAL', count: 11 },
  { gameType: 'RNG', count: 10 },
];

test.each([
  [['ELOTT', 'RNG', 'LOTT'], GAMES, undefined, 'ELOTT:1 RNG:10 LOTT:0 LOCAL:11'],
  [['ELOTT', 'RNG', 'LOTT'], GAMES, 7, 'ELOTT:7 RNG:10 LOTT:0 LOCAL:11'],
  [['RNG', 'FISH', 'LIVE'], GAMES, 0, 'RNG:10 FISH:0 LOCAL:11 LIVE:0'],
  [['LOTT'], [], 3, 'LOTT:3 LOCAL:0'],
])('kinds %j count what they offer: instant games follow fish', (kinds, games, lotteries, read) => {
  const counted = countKinds({ kinds, games, lotteries });
  expect(counted.map((each) => `${each.kind}:${each.count}`).join(' ')).toBe(read);
});
