// Games of vendors as the pages show them.
import { vendorCodeOf } from '@fairhouse/calls/client';
import type { ValueOf } from '../../../calls/calls.ts';

export type GameCardView = ValueOf<'gameList'>['list'][number];
export type GameType = GameCardView['gameType'];

/** The code of a game's vendor. */
export const vendorOf = (game: GameCardView): string => vendorCodeOf(game);

/** A rate in parts per million as a decimal of one, which `percent` formats. */
export function rateOf(ppm: number): string {
  return `${Math.floor(ppm / 1_000_000)}.${String(ppm % 1_000_000).padStart(6, '0')}`;
}
