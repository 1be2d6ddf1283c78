import type { Multiplier } from '@fairhouse/rules/games';
import type { Amount } from '@fairhouse/values';
import type { RoundJackpots } from '../jackpots/round-jackpots.ts';

export type RoundState =
  | 'STAKING'
  | 'REFUSED'
  | 'OPEN'
  | 'SETTLING'
  | 'SETTLED'
  | 'REFUNDING'
  | 'REFUNDED';

/** A round of one player as it is stored. */
export interface Round {
  readonly id: string;
  readonly number: bigint;
  readonly playerId: string;
  readonly sessionHash: Buffer;
  /** Code and version. */
  readonly game: string;
  readonly mode: string;
  readonly currency: string;
  readonly stake: Amount;
  readonly baseStake: Amount;
  /** The grant of a free round; null where the stake is taken. */
  readonly rewardId: string | null;
  readonly parameters: unknown;
  readonly choices: readonly TimedChoice[];
  readonly state: RoundState;
  readonly pairId: string | null;
  readonly nonce: number | null;
  readonly outcome: unknown;
  readonly multiplier: Multiplier | null;
  readonly payout: Amount | null;
  readonly event: string;
  /** What it drew of the jackpots of its house; null where it takes no part. */
  readonly jackpots: RoundJackpots | null;
  readonly refusal: string | null;
  readonly placedAt: Date;
  readonly decidedAt: Date | null;
  readonly endedAt: Date | null;
}

export interface TimedChoice {
  readonly choice: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The code of a round's game, which is the wire's game_code. */
export function codeOf(game: string): string {
  return game.slice(0, game.lastIndexOf('/'));
}
