import type { Amount } from '@fairhouse/values';

/** A launched game of a player, found by the hash of its sessionID. */
export interface Session {
  readonly hash: Buffer;
  readonly playerId: string;
  /** The house's name of the player; empty in a demo. */
  readonly username: string;
  readonly operator: string;
  readonly kind: 'REAL' | 'DEMO';
  readonly walletToken: Buffer;
  /** The code of the game that was launched. */
  readonly game: string;
  readonly currency: string;
  readonly language: string;
  readonly country: string;
  readonly lobbyUrl: string;
  readonly demoBalance: Amount;
  /** What its house takes as one stake; null where it is as the game is listed. */
  readonly minBet: Amount | null;
  readonly maxBet: Amount | null;
  /** The most that a round may pay at its house; null where it is the studio's own. */
  readonly maxWin: Amount | null;
}
