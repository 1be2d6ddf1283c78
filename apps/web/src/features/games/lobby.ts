// The groups of the lottery lobby, and its games by their codes.
import type { Game } from '../../draws/draw-view.ts';

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

/** The group of a server code; undefined for an unknown one. */
export function groupOf(code: string): GameGroup | undefined {
  return GROUPS.find((each) => each === code);
}

/** The games of a lobby group with their search terms. */
export interface LobbyGroup {
  readonly groupCode: string;
  readonly name: string;
  readonly games: readonly Game[];
}

/** The games of some codes, in the order of the codes, without those no longer sold. */
export function gamesByCode(codes: readonly string[], groups: readonly LobbyGroup[]): Game[] {
  const byCode = new Map(groups.flatMap(({ games }) => games.map((game) => [game.gameCode, game])));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
