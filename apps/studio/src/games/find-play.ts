import { INSTANT_PLAYS } from './instant-plays.ts';
import { gameIdOf, type Play, type SoloPlay } from './play.ts';
import { SHARED_PLAYS } from './shared-plays.ts';
import { SLOT_PLAYS, type SlotPlay } from './slot-plays.ts';
import { STEPWISE_PLAYS } from './stepwise-plays.ts';

/** Every game whose rounds are of one player. */
export const PLAYS: readonly SoloPlay[] = [
  ...SLOT_PLAYS.map(({ play }) => play),
  ...INSTANT_PLAYS,
  ...STEPWISE_PLAYS,
];

/** Every game, those of tables too. */
export const ALL_PLAYS: readonly Play[] = [...PLAYS, ...SHARED_PLAYS];

/** The current version of a game by its code. */
export function findPlay(code: string): Play | undefined {
  return ALL_PLAYS.find((play) => play.code === code);
}

/** A game by code and version, such as `dice/1`; versions stay known for replay. */
export function findPlayById(game: string): Play | undefined {
  return ALL_PLAYS.find((play) => gameIdOf(play) === game);
}

/** Whether a game has free rounds: those of one player can be given, those of a table not. */
export function takesFreeRounds(code: string): boolean {
  return PLAYS.some((play) => play.code === code);
}

/** A slot by its code. */
export function findSlot(code: string): SlotPlay | undefined {
  return SLOT_PLAYS.find(({ play }) => play.code === code);
}
