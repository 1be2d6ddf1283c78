// The state of a game in the console, and the filter of a vendor's games; pure functions.
import type { CallValue } from './calls.ts';

export type VendorGame = CallValue<'vendorGames'>[number];

/** `hidden`: published, and the merchant does not show it. */
export const GAME_STATES = ['LIVE', 'hidden', 'DRAFT', 'RETIRED'] as const;
export type GameState = (typeof GAME_STATES)[number];

export function gameState({ status, enabled }: Pick<VendorGame, 'status' | 'enabled'>): GameState {
  return status === 'LIVE' && !enabled ? 'hidden' : status;
}

/** Whether a game is of the state and type asked for, and has the words in its name or code. */
export function matchesGame(game: VendorGame, filter: Readonly<Record<string, unknown>>): boolean {
  const { search, state, type } = filter;
  const words = typeof search === 'string' ? search.toLowerCase() : '';
  const named = [game.name, game.code, String(game.nodeId)];
  return (
    (state === undefined || gameState(game) === state) &&
    (type === undefined || game.type === type) &&
    named.some((each) => each.toLowerCase().includes(words))
  );
}
