// The games that the studio publishes. A game is added together with its mathematics and its
// client.

/** A game as a merchant's server lists it (vendors.md, /game/list). */
export interface PublishedGame {
  readonly game_code: string;
  readonly name: string;
  readonly category: 'RNG' | 'FISH' | 'PVP' | 'LIVE';
  /** The exact return to player, in parts per million. */
  readonly rtp: number;
}

export const CATALOGUE: readonly PublishedGame[] = [];
