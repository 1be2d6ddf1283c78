import { expect, test } from 'vitest';
import { greatestOfGames } from './greatest-of-games.ts';

const pot = (id: string, amount: string, nodeIds: number[]) => ({
  id,
  name: id,
  amount,
  at: 0,
  nodeIds,
});

test('a game shows the greatest of its pots', () => {
  const pots = [
    pot('mini', '99.5000', [1, 2]),
    pot('grand', '10000.0000', [2]),
    pot('major', '900.0000', [2]),
    pot('empty', '0.0000', [3]),
  ];
  expect([...greatestOfGames(pots)]).toEqual([
    [1, '99.5000'],
    [2, '10000.0000'],
  ]);
});
