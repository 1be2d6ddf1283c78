import { expect, test } from 'vitest';
import type { GameCard } from './game-cards.ts';
import { orderOf, type OrderPlaces } from './filter-games.ts';

const card = (nodeId: number, name: string) => ({ nodeId, name }) as GameCard;
const GAMES = [card(1, 'd'), card(2, 'c'), card(3, 'b'), card(4, 'a')];

test('popular games come by the hot list, then by the merchant’s places, then by name', () => {
  const places: OrderPlaces = {
    hot: (node) => (node === 2 ? 0 : Infinity),
    own: (node) => ({ 1: 1, 3: 5 })[node] ?? Infinity,
    publishedAt: () => 0,
  };
  const sorted = GAMES.toSorted(orderOf('popular', places));
  expect(sorted.map(({ nodeId }) => nodeId)).toEqual([2, 1, 3, 4]);
});
