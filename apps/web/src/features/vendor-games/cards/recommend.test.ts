import { vendorField } from '@fairhouse/calls/client';
import { expect, test } from 'vitest';
import type { GameCardView } from './game-view.ts';
import { recommend } from './recommend.ts';

const game = (nodeId: number, more: Partial<GameCardView> = {}): GameCardView => ({
  ...vendorField('V'),
  nodeId,
  gameId: `g${nodeId}`,
  name: `Game ${nodeId}`,
  vendorName: 'V',
  gameType: 'RNG',
  thumb: null,
  background: null,
  badges: [],
  rtpLow: 960_000,
  rtpHigh: 960_000,
  volatility: null,
  hitRate: null,
  maxMultiplier: null,
  minBet: null,
  maxBet: null,
  features: [],
  themes: [],
  isNew: false,
  isHot: false,
  hasDemo: true,
  isAvailable: true,
  ...more,
});
const nodes = (games: readonly GameCardView[]) => games.map(({ nodeId }) => nodeId);

test('games that share more with what was played come first, without those played', () => {
  const played = [game(1, { themes: ['sea'], features: ['buy'] })];
  const candidates = [
    game(1),
    game(2),
    game(3, { features: ['buy'] }),
    game(4, { themes: ['sea'] }),
    game(5, { themes: ['sea'], features: ['buy'] }),
    game(6, { themes: ['sea'], isAvailable: false }),
    game(7, { ...vendorField('OTHER'), gameType: 'LIVE' }),
  ];
  expect(nodes(recommend(played, candidates))).toEqual([5, 4, 3, 2]);
});

test('the return does not matter, and only the last five games count', () => {
  const played = [
    ...[1, 2, 3, 4, 5].map((node) => game(node, { gameType: 'LIVE' })),
    game(6, { themes: ['old'] }),
  ];
  const candidates = [
    game(10, { themes: ['old'], ...vendorField('OTHER') }),
    game(11, { rtpHigh: 10 }),
    game(12, { rtpHigh: 999_999 }),
  ];
  expect(nodes(recommend(played, candidates))).toEqual([11, 12]);
});

test('who played nothing is recommended nothing', () => {
  expect(recommend([], [game(1)])).toEqual([]);
});
