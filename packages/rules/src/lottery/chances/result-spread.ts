// The distribution of the result of a chase, by dynamic programming over its draws.
import type { ChaseAsked } from './chase-risk.ts';
import type { Sliced } from './sliced.ts';

/** Probabilities are whole parts of this; each step of a draw rounds them down. */
export const SPREAD_PARTS = 10n ** 30n;

/** A result of a plan with its probability in parts of `SPREAD_PARTS`. */
export interface ResultShare {
  /** In ten-thousandths. */
  readonly result: bigint;
  readonly parts: bigint;
}

/** With more different results than this, they are rounded to a coarser step. */
const MOST_RESULTS = 1_500;
/** A slice is as long as this many sums. */
const SLICE = 2_000;

type Results = Map<bigint, bigint>;

export interface ResultSpread {
  readonly spread: readonly ResultShare[];
  /** The step that results are rounded to; 1 where they are exact. */
  readonly step: bigint;
}

/** The spread of the results of a plan. */
export function* resultSpread({ draws, stopOnWin }: ChaseAsked): Sliced<ResultSpread> {
  const ended: Results = new Map();
  let running: Results = new Map([[0n, SPREAD_PARTS]]);
  let [step, sums] = [1n, 0];
  for (const { total, stake, list } of draws) {
    const next: Results = new Map();
    for (const [before, parts] of running) {
      for (const { weight, returned, isWin } of list) {
        const to = stopOnWin && isWin ? ended : next;
        addTo(to, rounded(before + returned - stake, step), (parts * weight) / total);
        sums += 1;
        if (sums % SLICE === 0) yield;
      }
    }
    running = next;
    while (running.size > MOST_RESULTS || ended.size > MOST_RESULTS) {
      step = step === 1n ? 100n : step * 2n;
      running = coarser(running, step);
      const own = coarser(ended, step);
      ended.clear();
      for (const [result, parts] of own) ended.set(result, parts);
      yield;
    }
  }
  for (const [result, parts] of running) addTo(ended, result, parts);
  const spread = [...ended]
    .map(([result, parts]) => ({ result, parts }))
    .sort((one, other) => (one.result < other.result ? -1 : 1));
  return { spread, step };
}

function coarser(results: Results, step: bigint): Results {
  const all: Results = new Map();
  for (const [result, parts] of results) addTo(all, rounded(result, step), parts);
  return all;
}

/** The nearest multiple of the step, halves away from zero. */
function rounded(result: bigint, step: bigint): bigint {
  if (step === 1n) return result;
  const half = result < 0n ? -step / 2n : step / 2n;
  return ((result + half) / step) * step;
}

function addTo(results: Results, result: bigint, parts: bigint): void {
  results.set(result, (results.get(result) ?? 0n) + parts);
}
