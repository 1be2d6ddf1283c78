// The exact risk of a chase over independent draws: how often it ends with a win, how often every
// draw is lost, and what it brings on average.
import { fraction, type Fraction } from '../fraction.ts';
import type { BetPayouts } from './bet-payouts.ts';
import { resultSpread, type ResultShare } from './result-spread.ts';
import type { Sliced } from './sliced.ts';

/** The bets of each draw of a plan, in order. */
export interface ChaseAsked {
  readonly draws: readonly BetPayouts[];
  /** Whether a win ends the plan, and the stakes of the draws after it are not paid. */
  readonly stopOnWin: boolean;
}

/** Amounts are in ten-thousandths. */
export interface ChaseRisk {
  /** The chance that no draw of the plan wins. */
  readonly ruined: Fraction;
  /** The mean result: negative where the plan costs money on average. */
  readonly mean: { readonly num: bigint; readonly den: bigint };
  /** The mean of what is staked until the plan ends. */
  readonly staked: Fraction;
  readonly worst: bigint;
  readonly best: bigint;
  /**
   * The results in order with their probabilities as parts of `SPREAD_PARTS`, rounded down; results
   * are rounded to `step` where there would be too many.
   */
  readonly spread: readonly ResultShare[];
  readonly step: bigint;
}

/** The risk of a plan of at least one draw. */
export function* chaseRisk(asked: ChaseAsked): Sliced<ChaseRisk> {
  const { spread, step } = yield* resultSpread(asked);
  return { ...meansOf(asked), ...boundsOf(asked), spread, step };
}

/**
 * The figures that need no spread. A draw is reached with the chance that no earlier one won, or
 * always where a win ends nothing; all are kept over one denominator, which is reduced once.
 */
function meansOf({ draws, stopOnWin }: ChaseAsked): Pick<ChaseRisk, 'ruined' | 'mean' | 'staked'> {
  let [den, lost, reached, mean, staked] = [1n, 1n, 1n, 0n, 0n];
  for (const { total, stake, list } of draws) {
    let [without, returned] = [0n, 0n];
    for (const each of list) {
      returned += each.weight * each.returned;
      if (!each.isWin) without += each.weight;
    }
    mean = mean * total + reached * (returned - stake * total);
    staked = staked * total + reached * stake * total;
    den *= total;
    lost *= without;
    reached = stopOnWin ? lost : den;
  }
  const sign = mean < 0n ? -1n : 1n;
  const whole = fraction(sign * mean, den);
  return {
    ruined: fraction(lost, den),
    mean: { num: sign * whole.num, den: whole.den },
    staked: fraction(staked, den),
  };
}

/** The worst and the best result that the plan can have. */
function boundsOf({ draws, stopOnWin }: ChaseAsked): Pick<ChaseRisk, 'worst' | 'best'> {
  const ends: bigint[] = [];
  let [low, high] = [0n, 0n];
  for (const { stake, list } of draws) {
    const going = list.filter(({ isWin }) => !(stopOnWin && isWin));
    const ending = list.filter(({ isWin }) => stopOnWin && isWin);
    for (const { returned } of ending) ends.push(low + returned - stake, high + returned - stake);
    const [first] = going;
    const last = going.at(-1);
    // Every outcome wins: nothing goes on from here.
    if (first === undefined || last === undefined) return extremesOf(ends);
    low += first.returned - stake;
    high += last.returned - stake;
  }
  return extremesOf([...ends, low, high]);
}

function extremesOf(results: readonly bigint[]): Pick<ChaseRisk, 'worst' | 'best'> {
  let [worst = 0n] = results;
  let best = worst;
  for (const each of results) {
    if (each < worst) worst = each;
    if (each > best) best = each;
  }
  return { worst, best };
}
