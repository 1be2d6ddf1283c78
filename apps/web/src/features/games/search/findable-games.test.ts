import { findByText } from '@fairhouse/values';
import { expect, test } from 'vitest';
import type { Game } from '../../../draws/draw-view.ts';
import { findableGames } from './findable-games.ts';

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

test.each([
  ['vietnam', 'DANANG'],
  ['da nang', 'DANANG'],
  ['ssc', 'SSC1 CQSSC'],
  ['cqssc', 'CQSSC'],
  ['poker', ''],
])('"%s" finds %s before the names of players are known', (typed, codes) => {
  const found = findByText(findableGames(groups), typed);
  expect(found.map((each) => each.game.gameCode).join(' ')).toBe(codes);
});

test('the names of players find a game, together with its group', () => {
  const names = [{ gameCode: 'CQSSC', names: ['Chongqing SSC', '重庆时时彩'], kinds: ['时时彩'] }];
  const all = findableGames(groups, names);
  expect(findByText(all, '重庆').map((each) => each.game.gameCode)).toEqual(['CQSSC']);
  expect(findByText(all, 'chongqing ssc').map((each) => each.game.gameCode)).toEqual(['CQSSC']);
  expect(findByText(all, '时时彩').map((each) => each.game.gameCode)).toEqual(['CQSSC']);
});
