// Runs the rounds of one table, one after another, while this process leads: bets, root, reveal,
// run, end. What another process left is finished first.
import { openBetIntake, type BetIntake } from './bet-intake.ts';
import { openCashOutIntake, type CashOutIntake, type StoredWin } from './cash-out-intake.ts';
import { openChains } from './chains.ts';
import { NotLeading } from './leadership.ts';
import type { LiveRound } from './live-round.ts';
import { isWitnessed, openRound } from './open-round.ts';
import { resumeRound, takeBets } from './resume-round.ts';
import { addTable, findClosing, findUnfinished } from './store/table-rounds.ts';
import type { TableFacts } from './table-facts.ts';
import {
  goOn,
  pause,
  untilTime,
  type TableOptions,
  type TableParts,
  type TableState,
} from './table-parts.ts';
import { voidRound } from './void-round.ts';
import { openWinSender } from './win-sender.ts';

export interface Table {
  readonly facts: TableFacts;
  /** The round that goes on, or is next. */
  current(): LiveRound | undefined;
  readonly bets: BetIntake;
  readonly cash: CashOutIntake;
  isClosed(): boolean;
  /** Runs until it is stopped or another process leads; then it can be run again. */
  run(): Promise<void>;
  stop(): void;
}

/** The first round after a start opens this long after its line is written, to be witnessed. */
const FIRST_MS = 4_000;
/** So does one after a witness that was too slow for the last. */
const SLOW_WITNESS_MS = 6_000;
const CLOSED_PAUSE_MS = 1_000;

export function openTable(options: TableOptions): Table {
  const { context, leadership, facts, news } = options;
  const state: TableState = {
    round: undefined,
    isClosed: false,
    isStopped: false,
    failure: undefined,
  };
  const failed = (error: unknown): void => {
    state.failure ??= error;
    if (state.round) state.round.takesBets = false;
  };
  const sender = openWinSender(context, options.paid);
  const bets = openBetIntake({
    context,
    leadership,
    failed,
    accepted: (round, taken) => news.accepted(round, taken),
  });
  const cash = openCashOutIntake({
    context,
    leadership,
    failed,
    stored: (round, wins) => {
      news.cashed(round, wins);
      sender.send(wins);
    },
  });
  const chains = openChains({
    context,
    leadership,
    table: facts,
    length: options.chainLength,
    party: options.party,
  });
  const send = (wins: readonly StoredWin[]): void => sender.send(wins);
  const parts: TableParts = { ...options, state, chains, bets, cash, send };
  return {
    facts,
    bets,
    cash,
    current: () => state.round,
    isClosed: () => state.isClosed,
    stop: () => void (state.isStopped = true),
    run: async () => {
      state.isStopped = false;
      try {
        await addTable(context.database, facts.code);
        await runRounds(parts);
      } catch (error) {
        if (!(error instanceof NotLeading)) {
          context.warn(
            `table ${facts.code}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      } finally {
        state.round = undefined;
        state.failure = undefined;
        news.lost();
      }
    },
  };
}

async function runRounds(parts: TableParts): Promise<void> {
  const { context, state, news, facts, times } = parts;
  const left = await findUnfinished(context.database, facts.code);
  let opensIn = FIRST_MS;
  if (left !== undefined) {
    await resumeRound(parts, left);
    opensIn = times.crashedMs;
  }
  for (;;) {
    goOn(parts);
    const isClosed = (await findClosing(context.database, facts.code)) !== null;
    const round = isClosed ? undefined : await openRound(parts, opensIn);
    if (round === undefined) {
      if (!state.isClosed) news.closed();
      state.isClosed = true;
      await pause(parts, CLOSED_PAUSE_MS);
      opensIn = FIRST_MS;
      continue;
    }
    state.isClosed = false;
    opensIn = (await playRound(parts, round)) ? times.crashedMs : SLOW_WITNESS_MS;
  }
}

/** Plays a round; false where its opening was not witnessed in time. */
async function playRound(parts: TableParts, round: LiveRound): Promise<boolean> {
  if (!(await isWitnessed(parts, round))) {
    await voidRound(parts, round, 'no_witness');
    return false;
  }
  parts.news.announced(round);
  // Until then the last round is shown, and answers cash-outs that come late.
  await untilTime(parts, round.opensAt);
  parts.state.round = round;
  parts.news.opened(round);
  await takeBets(parts, round);
  return true;
}
