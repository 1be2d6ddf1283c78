// The tables of crash: one for money, with a co-signer, and one for play units.
import { gameIdOf } from '../games/play.ts';
import { SHARED_PLAYS } from '../games/shared-plays.ts';
import type { Session } from '../sessions/session.ts';
import type { TableMode } from './store/chains.ts';

export interface TableFacts {
  readonly code: string;
  readonly mode: TableMode;
}

export const MONEY_TABLE: TableFacts = { code: 'crash', mode: 'cosign' };
export const PLAY_TABLE: TableFacts = { code: 'crash-play', mode: 'house' };
export const TABLES: readonly TableFacts[] = [MONEY_TABLE, PLAY_TABLE];

export const CRASH_ID = gameIdOf({ code: 'crash', version: 1 });

/** Whether a game is played at a table. */
export function isTableGame(code: string): boolean {
  return SHARED_PLAYS.some((play) => play.code === code);
}

/** The table of a session: money has a co-signer, a trial and a demo have none. */
export function tableCodeOf({ kind, operator }: Session): string {
  return kind === 'DEMO' || operator.endsWith('-trial') ? PLAY_TABLE.code : MONEY_TABLE.code;
}

/** How long each part of a round lasts, in milliseconds (games.md 10.1). */
export interface TableTimes {
  readonly bettingMs: number;
  /** Between the end of a round and the first bet of the next. */
  readonly crashedMs: number;
  /** How long a reveal may take after the root. */
  readonly revealMs: number;
  readonly tickMs: number;
  /** Milliseconds of a round in one of the clock: 1, and more only where a test cannot wait. */
  readonly pace: number;
}

export const TABLE_TIMES: TableTimes = {
  bettingMs: 8_000,
  crashedMs: 3_000,
  revealMs: 10_000,
  tickMs: 100,
  pace: 1,
};

/** The rounds of a chain (games.md 2.2). */
export const CHAIN_LENGTH = 100_000;
