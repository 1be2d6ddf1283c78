// The game that is open: on its page, or in a small window over the other pages. Its frame stays
// the same element from one to the other, because a frame that moves is loaded again.
import { createStore } from '../../../browser/create-store.ts';
import type { LaunchKind } from './launch.ts';

export interface OpenedGame {
  readonly nodeId: number;
  readonly kind: LaunchKind;
  /** In its page also where the game has a window of its own. */
  readonly isInPage: boolean;
  /** Which page it is opened on; this one leaves room for the phone's bottom bar. */
  readonly hasBottomBar: boolean;
}

export interface ShownGame extends OpenedGame {
  readonly place: 'page' | 'mini';
}

export const shownGame = createStore<ShownGame | undefined>(undefined);

let keepsMini = false;

/** Shows a game on its page; the same one comes back from its small window as it is. */
export function showGame(game: OpenedGame): void {
  keepsMini = false;
  shownGame.set({ ...game, place: 'page' });
}

/** The page of the game is about to be left, and the game stays. */
export function keepGameInMini(): void {
  keepsMini = true;
}

/** The page of the game is left: the game closes, or stays in its small window. */
export function leaveGamePage(): void {
  const game = shownGame.get();
  shownGame.set(keepsMini && game !== undefined ? { ...game, place: 'mini' } : undefined);
  keepsMini = false;
}

export function closeGame(): void {
  shownGame.set(undefined);
}
