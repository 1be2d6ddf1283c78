// What the lobby of lotteries shows: a group, favourites, those played lately, the ten most staked.
import type { Game } from './draw-view.ts';
import { searchGames } from './search-games.ts';

const GROUPS = [
  'SSC',
  '11X5',
  'K3',
  'PK10',
  '3D',
  'PC28',
  'KL8',
  'LHC',
  'VNC',
  'ID',
  'THAI',
  'LAO',
  'HANOI',
  'MAS',
  'TL',
  'QUICK',
] as const;
export type GameGroup = (typeof GROUPS)[number];

/** The group of a code as the server names it; undefined for one without a name here. */
export function groupOf(code: string): GameGroup | undefined {
  return GROUPS.find((each) => each === code);
}

/** Games of a lobby with the words under which each is found beside its name. */
export interface LobbyGroup {
  readonly groupCode: string;
  readonly name: string;
  readonly games: readonly Game[];
}

/** The games whose name, code or group hold what was typed. */
export function findGames(groups: readonly LobbyGroup[], typed: string): Game[] {
  const findable = groups.flatMap(({ groupCode, name, games }) =>
    games.map((game) => ({
      name: game.name,
      words: [game.gameCode, game.family, groupCode, name],
      game,
    })),
  );
  return searchGames(findable, typed).map(({ game }) => game);
}

/** The games of some codes, in the order of the codes; those no longer sold are left out. */
export function gamesOf(codes: readonly string[], groups: readonly LobbyGroup[]): Game[] {
  const byCode = new Map(groups.flatMap(({ games }) => games.map((game) => [game.gameCode, game])));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
