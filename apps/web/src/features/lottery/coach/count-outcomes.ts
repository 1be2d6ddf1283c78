// The outcomes of bets, counted one after the other and kept: the bar, the slip and the planner ask
// for the same ones.
import {
  drawOutcomes,
  ticketOf,
  type DrawAsked,
  type DrawOutcomes,
  type OutlookBet,
} from '@fairhouse/rules/lottery';
import { runInSlices } from './run-in-slices.ts';

type Counted = Promise<DrawOutcomes | undefined>;

const KEPT = 100;
const counted = new Map<string, Counted>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The outcomes of a draw for bets; undefined where they cannot be counted. Rejects when the signal
 * is aborted; what others wait for is then counted for them.
 */
export async function countOutcomes(
  asked: DrawAsked,
  bets: readonly (OutlookBet & { readonly pick: string })[],
  signal: AbortSignal,
): Counted {
  const named = bets.map((bet) => {
    const { isZy, prizes } = ticketOf(bet);
    return [bet.play.code, bet.pick, isZy, prizes?.map(String)];
  });
  const key = JSON.stringify([asked.family.code, asked.day, named]);
  for (;;) {
    const known = counted.get(key);
    if (known === undefined) return start(key, asked, bets, signal);
    try {
      return await known;
    } catch (error) {
      // Another part of the page started the count and no longer wants it.
      if (signal.aborted || counted.has(key)) throw error;
    }
  }
}

function start(
  key: string,
  asked: DrawAsked,
  bets: readonly OutlookBet[],
  signal: AbortSignal,
): Counted {
  const run = () => runInSlices(drawOutcomes(asked, bets.map(ticketOf)), signal);
  const made = last.then(run, run);
  last = made;
  if (counted.size >= KEPT) counted.clear();
  counted.set(key, made);
  made.catch(() => counted.delete(key));
  return made;
}
