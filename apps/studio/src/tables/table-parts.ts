// What the steps of a round share: the table, its state, and whether to go on.
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { readStopwatch } from '../studio-clock.ts';
import type { BetIntake } from './bet-intake.ts';
import type { CashOutIntake, StoredWin } from './cash-out-intake.ts';
import type { Chains, OtherParty } from './chains.ts';
import { NotLeading, type Leadership } from './leadership.ts';
import type { LiveRound } from './live-round.ts';
import type { TableFacts, TableTimes } from './table-facts.ts';
import type { TableNews } from './table-news.ts';

export interface TableOptions {
  readonly context: StudioContext;
  readonly leadership: Leadership;
  readonly facts: TableFacts;
  readonly times: TableTimes;
  readonly chainLength: number;
  /** The co-signer; a table of money has no rounds without one. */
  readonly party: () => OtherParty | undefined;
  readonly news: TableNews;
  readonly paid: (playerId: string, balance: Amount) => void;
}

export interface TableState {
  round: LiveRound | undefined;
  isClosed: boolean;
  isStopped: boolean;
  failure: unknown;
}

export interface TableParts extends TableOptions {
  readonly state: TableState;
  readonly chains: Chains;
  readonly bets: BetIntake;
  readonly cash: CashOutIntake;
  readonly send: (wins: readonly StoredWin[]) => void;
}

/** Throws what went wrong elsewhere: the state is then read again from the database. */
export function goOn({ state, leadership }: TableParts): void {
  if (state.failure !== undefined) throw state.failure;
  if (state.isStopped || !leadership.isHeld()) throw new NotLeading('not leading');
}

export async function pause(parts: TableParts, ms: number): Promise<void> {
  const until = readStopwatch() + ms;
  for (let left = ms; left > 0; left = until - readStopwatch()) {
    await new Promise((resolve) => void setTimeout(resolve, Math.min(left, 250)));
    goOn(parts);
  }
}

/** Waits for a time of the clock, in milliseconds since 1970. */
export async function untilTime(parts: TableParts, at: number): Promise<void> {
  await pause(parts, at - parts.context.clock());
}
