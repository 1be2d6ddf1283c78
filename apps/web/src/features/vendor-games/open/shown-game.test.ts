import { beforeEach, expect, test } from 'vitest';
import { closeGame, keepGameInMini, leaveGamePage, showGame, shownGame } from './shown-game.ts';

const GAME = { nodeId: 7, kind: 'real', isInPage: false, hasBottomBar: false } as const;

beforeEach(closeGame);

test('a game closes with its page', () => {
  showGame(GAME);
  expect(shownGame.get()).toEqual({ ...GAME, place: 'page' });
  leaveGamePage();
  expect(shownGame.get()).toBeUndefined();
});

test('a game that was asked to stay does so, and comes back', () => {
  showGame(GAME);
  keepGameInMini();
  leaveGamePage();
  expect(shownGame.get()).toEqual({ ...GAME, place: 'mini' });
  showGame(GAME);
  expect(shownGame.get()?.place).toBe('page');
  leaveGamePage();
  expect(shownGame.get()).toBeUndefined();
});

test('another game takes the place, and nothing stays of the wish for the first', () => {
  showGame(GAME);
  keepGameInMini();
  showGame({ ...GAME, nodeId: 8 });
  leaveGamePage();
  expect(shownGame.get()).toBeUndefined();
});

test('without a game nothing stays', () => {
  keepGameInMini();
  leaveGamePage();
  expect(shownGame.get()).toBeUndefined();
});
