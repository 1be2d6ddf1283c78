import { expect, test } from 'vitest';
import type { Game } from '../../draws/draw-view.ts';
import { gamesByCode, groupOf } from './lobby.ts';

const game = (gameCode: string, name: string, groupCode: string): Game => ({
  gameCode,
  name,
  groupCode,
  family: groupCode,
  pace: { kind: 'interval', seconds: 60 },
});

const groups = [
  {
    groupCode: 'SSC',
    name: 'SSC',
    games: [game('SSC1', 'SSC 1 minute', 'SSC'), game('CQSSC', 'Chongqing SSC', 'SSC')],
  },
  { groupCode: 'VNC', name: 'Vietnam', games: [game('DANANG', 'Đà Nẵng', 'VNC')] },
];

test('favourites keep their order, without those that are no longer sold', () => {
  const shown = gamesByCode(['DANANG', 'GONE', 'SSC1'], groups);
  expect(shown.map((each) => each.gameCode)).toEqual(['DANANG', 'SSC1']);
});

test('an unknown group has no name', () => {
  expect(groupOf('PK10')).toBe('PK10');
  expect(groupOf('NEW')).toBeUndefined();
});
