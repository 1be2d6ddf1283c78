import { expect, test } from 'vitest';
import { exampleOf } from '../testing/example.ts';
import { gameState, matchesGame } from './matches-game.ts';

const [example] = exampleOf('vendorGames');
if (example === undefined) throw new TypeError('an example has one row');
const reef = {
  ...example,
  name: 'Silent Reef',
  code: 'reef',
  nodeId: 1234,
  type: 'FISH',
  status: 'LIVE' as const,
  enabled: true,
};

test('a published game that the merchant does not show is hidden; a draft is a draft', () => {
  expect(gameState(reef)).toBe('LIVE');
  expect(gameState({ ...reef, enabled: false })).toBe('hidden');
  expect(gameState({ status: 'DRAFT', enabled: false })).toBe('DRAFT');
  expect(gameState({ status: 'RETIRED', enabled: true })).toBe('RETIRED');
});

test.each([
  [{}, true],
  [{ search: 'silent' }, true],
  [{ search: 'REEF' }, true],
  [{ search: '123' }, true],
  [{ search: 'loud' }, false],
  [{ state: 'LIVE', type: 'FISH' }, true],
  [{ state: 'hidden' }, false],
  [{ search: 'reef', type: 'RNG' }, false],
])('the filter %o keeps the game: %s', (filter, isKept) => {
  expect(matchesGame(reef, filter)).toBe(isKept);
});
