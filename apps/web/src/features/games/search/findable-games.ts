import type { Findable } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';
import type { Game } from '../../../draws/draw-view.ts';
import type { LobbyGroup } from '../lobby.ts';

export type GameNames = ValueOf<'gameNames'>['list'];

export interface FindableGame extends Findable {
  readonly game: Game;
}

/**
 * The games of the groups with the words that find them. Before the server has sent the names by
 * which players know them, these are the name that the page shows, and the code.
 */
export function findableGames(
  groups: readonly LobbyGroup[],
  gameNames: GameNames = [],
): FindableGame[] {
  const known = new Map(gameNames.map((each) => [each.gameCode, each]));
  return groups.flatMap(({ groupCode, name, games }) =>
    games.map((game) => {
      const { names, kinds } = known.get(game.gameCode) ?? {
        names: [game.name, game.gameCode],
        kinds: [game.family],
      };
      return { game, names, kinds: [...kinds, groupCode, name] };
    }),
  );
}
