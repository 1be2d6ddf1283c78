// A round from its key to its end: the multiplier grows by the stopwatch, automatic cash-outs are
// taken as they are reached, and at the crash moment the rest has lost.
import { crashMoment, crashPoint, growthAt, tableKey } from '@fairhouse/rules/games';
import { amount } from '@fairhouse/values';
import { NODE_HASHES } from '@fairhouse/hashes';
import { readStopwatch } from '../studio-clock.ts';
import { appendLine } from './append-line.ts';
import type { Seeds } from './close-round.ts';
import type { StoredWin } from './cash-out-intake.ts';
import { ranMs, type LiveRound, type Run } from './live-round.ts';
import { loseOpenBets, tellPoint } from './store/bets.ts';
import { findChain } from './store/chains.ts';
import { endVoids, finishTableRound, saveEnd, saveRan } from './store/table-rounds.ts';
import { goOn, type TableParts } from './table-parts.ts';

const SAVE_RAN_MS = 1_000;

/** The crash point of a round by its seeds. */
async function pointOf(
  { context }: TableParts,
  { drawId, chainId }: LiveRound,
  seeds: Seeds,
): Promise<number> {
  const chain = await findChain(context.database, chainId);
  if (chain === undefined) throw new Error('a round has a chain');
  const key = tableKey(NODE_HASHES, { drawId, rulesHash: chain.rules_hash, ...seeds });
  return crashPoint(NODE_HASHES, key);
}

/** Runs a revealed round to its end; `baseMs` is how far it had run before. */
export async function runRound(
  parts: TableParts,
  round: LiveRound,
  { seeds, baseMs }: { readonly seeds: Seeds; readonly baseMs: number },
): Promise<void> {
  const { news, leadership, times, cash } = parts;
  const point = await pointOf(parts, round, seeds);
  const run: Run = {
    startedAt: readStopwatch(),
    baseMs,
    pace: times.pace,
    point,
    moment: crashMoment(point),
    isOver: false,
  };
  round.run = run;
  news.running(round);
  let savedAt = readStopwatch();
  for (let ms = baseMs; ms < run.moment; ms = ranMs(run, readStopwatch())) {
    cash.reach(round, growthAt(ms));
    if (readStopwatch() - savedAt >= SAVE_RAN_MS) {
      savedAt = readStopwatch();
      await leadership.write((sql) => saveRan(sql, round.drawId, ms));
    }
    const left = Math.max(1, Math.min(times.tickMs, (run.moment - ms) / run.pace));
    await new Promise((resolve) => void setTimeout(resolve, left));
    goOn(parts);
  }
  run.isOver = true;
  cash.reach(round, point);
  await cash.idle();
  goOn(parts);
  await leadership.write((sql) => saveEnd(sql, round.drawId, point));
  round.end();
  news.crashed(round, point);
  await settleRound(parts, round, { seeds, point });
}

/** Closes the bets that are left, and publishes the seeds. */
export async function settleRound(
  { context, leadership, facts, send }: TableParts,
  round: LiveRound,
  { seeds, point }: { readonly seeds: Seeds; readonly point: number },
): Promise<void> {
  const { drawId } = round;
  const { seed, reveal } = seeds;
  const now = new Date(context.clock());
  const closings = await leadership.write(async (sql) => {
    const lost = await loseOpenBets(sql, { drawId, point, now });
    await tellPoint(sql, drawId, point);
    const endSeq = await appendLine(context, sql, {
      kind: 'reveal',
      body: { drawId, seed, reveal, point },
    });
    await finishTableRound(sql, { drawId, phase: 'CRASHED', endSeq, now });
    await endVoids(sql, facts.code);
    return lost;
  });
  const bets = new Map(round.bets.map((bet) => [bet.id, bet]));
  send(
    closings.flatMap(({ id, round_id: roundId }): StoredWin[] => {
      const bet = bets.get(roundId);
      return bet === undefined ? [] : [{ bet, winId: id, payout: amount(0n) }];
    }),
  );
}
