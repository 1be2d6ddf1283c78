// Chase plans (追号): one bet over several draws with a multiple for each (lottery.md 2.5).
import {
  amount,
  AMOUNT_MAX,
  fail,
  ok,
  RATE_ONE,
  type Amount,
  type Rate,
  type Result,
} from '@fairhouse/values';

/** How the multiples of a chase grow from draw to draw. */
export type ChaseMethod =
  | { readonly way: 'same'; readonly draws: number; readonly multiple: number }
  /** start × times^⌊j / every⌋ for draw j from 0. */
  | {
      readonly way: 'doubling';
      readonly draws: number;
      readonly start: number;
      readonly every: number;
      readonly times: number;
    }
  /** A hit in any draw yields at least this profit, as a share of the total stake up to then. */
  | { readonly way: 'profit_rate'; readonly draws: number; readonly rate: Rate }
  /** A hit in any draw yields at least this profit. */
  | { readonly way: 'profit_amount'; readonly draws: number; readonly profit: Amount }
  | { readonly way: 'custom'; readonly multiples: readonly number[] };

/** The cost and the prize of one draw at multiple 1. */
export interface ChaseBet {
  readonly stake: Amount;
  /**
   * The payout of a hit: prize per note × the number of notes that win together, 1 for most plays.
   */
  readonly prize: Amount;
}

export interface ChaseBounds {
  readonly maxDraws: number;
  readonly maxMultiple: number;
}

/** Defaults of lottery.md 2.1 and 2.5. */
export const CHASE_BOUNDS: ChaseBounds = { maxDraws: 120, maxMultiple: 99_999 };

export interface ChasePlan {
  readonly multiples: readonly number[];
  /** The cost of the whole plan. */
  readonly stake: Amount;
}

export type ChaseProblem =
  | { readonly name: 'no_draws' }
  | { readonly name: 'too_many_draws'; readonly most: number }
  | { readonly name: 'bad_multiple'; readonly draw: number }
  /** No multiple, or only one above the bound, recovers the stakes; `draw` counts from 0. */
  | { readonly name: 'infeasible'; readonly draw: number };

/** The multiples of a chase and its total cost, or why no such plan exists. */
export function planChase(
  method: ChaseMethod,
  bet: ChaseBet,
  bounds = CHASE_BOUNDS,
): Result<ChasePlan, ChaseProblem> {
  const draws = method.way === 'custom' ? method.multiples.length : method.draws;
  if (!Number.isInteger(draws) || draws < 1) return fail({ name: 'no_draws' });
  if (draws > bounds.maxDraws) return fail({ name: 'too_many_draws', most: bounds.maxDraws });
  const multiples: number[] = [];
  let staked = 0n;
  for (let draw = 0; draw < draws; draw += 1) {
    const multiple = multipleFor(method, bet, staked, draw);
    if (multiple === undefined) return fail({ name: 'infeasible', draw });
    const cost = Number.isInteger(multiple) ? bet.stake * BigInt(multiple) : 0n;
    const fits = staked + cost <= AMOUNT_MAX && multiple <= bounds.maxMultiple;
    if (cost <= 0n || !fits) {
      const isProfit = method.way === 'profit_rate' || method.way === 'profit_amount';
      return fail({ name: isProfit ? 'infeasible' : 'bad_multiple', draw });
    }
    multiples.push(multiple);
    staked += cost;
  }
  return ok({ multiples, stake: amount(staked) });
}

function multipleFor(method: ChaseMethod, bet: ChaseBet, staked: bigint, draw: number) {
  switch (method.way) {
    case 'same':
      return method.multiple;
    case 'doubling':
      return method.start * method.times ** Math.floor(draw / method.every);
    case 'custom':
      return method.multiples[draw];
    case 'profit_rate': {
      // m ≥ (1 + r)·T / (prize − (1 + r)·c), with both sides in parts per million.
      const factor = RATE_ONE + method.rate;
      return leastMultiple(factor * staked, bet.prize * RATE_ONE - factor * bet.stake);
    }
    case 'profit_amount':
      return leastMultiple(method.profit + staked, bet.prize - bet.stake);
  }
}

/** ⌈need / gain⌉, at least 1; undefined when a multiple gains nothing. */
function leastMultiple(need: bigint, gain: bigint): number | undefined {
  if (gain <= 0n) return undefined;
  const multiple = (need + gain - 1n) / gain;
  return Number(multiple < 1n ? 1n : multiple);
}
