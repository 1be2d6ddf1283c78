import { ALL_PLAYS } from './find-play.ts';

/** The codes of all games that a house may launch. */
export const PUBLISHED_GAMES: readonly string[] = ALL_PLAYS.map(({ code }) => code);

export function isPublished(code: string): boolean {
  return PUBLISHED_GAMES.includes(code);
}
