import { expect, test } from 'vitest';
import { greatestOfGames, potsOfGame } from './greatest-of-games.ts';

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

test('the bar of a game names its own pots, no more than fit, and keeps their places', () => {
  const pots = [
    pot('grand', '10000.0000', [2, 7]),
    pot('major', '900.0000', [2]),
    pot('mini', '99.5000', [1, 2]),
  ];
  const namesOf = (node: number, of = pots) => potsOfGame(of, node).map(({ name }) => name);
  expect(namesOf(2)).toEqual(['mini', 'major', 'grand']);
  expect(namesOf(1)).toEqual(['mini']);
  expect(namesOf(3)).toEqual([]);
  expect(namesOf(2, pots.toReversed())).toEqual(['mini', 'major', 'grand']);
  expect(namesOf(2, [...pots, pot('tiny', '0.0000', [2])])).toEqual(['mini', 'major', 'grand']);
});
