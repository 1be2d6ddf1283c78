// The exact returns of the instant games, by their tables (games.md 10): fractions, never rounded.
import { assert } from '@fairhouse/values';
import type { Multiplier } from '../multiplier.ts';
import { diceCount, diceMultiplier, DICE_COUNT_MAX, DICE_ROLLS } from './dice.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoPrices, type KenoRisk } from './keno.ts';
import { plinkoSlots } from './plinko.ts';
import type { Risk } from './tables/risk.ts';
import { TOWER_LEVELS, TOWER_ROWS, towerMultiplier, type TowerLevel } from './tower.ts';
import { wheelSegments } from './wheel.ts';

/** A return per unit of the stake. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** One in ten-thousandths, by which multipliers are scaled. */
const ONE = 10_000n;

/** `n` over `k`. */
export function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let at = 0; at < k; at += 1) result = (result * BigInt(n - at)) / BigInt(at + 1);
  return result;
}

/** The return where each outcome has a multiplier and a number of ways. */
export function returnOfWays(
  outcomes: readonly { readonly ways: bigint; readonly multiplier: Multiplier }[],
): Fraction {
  const all = outcomes.reduce((total, { ways }) => total + ways, 0n);
  const paid = outcomes.reduce((total, { ways, multiplier }) => total + ways * multiplier, 0n);
  return { numerator: paid, denominator: all * ONE };
}

/** The return of plinko at a size; undefined for one that is not offered. */
export function plinkoReturn(risk: Risk, rows: number): Fraction | undefined {
  const slots = plinkoSlots({ rows, risk });
  return (
    slots && returnOfWays(slots.map((multiplier, k) => ({ ways: choose(rows, k), multiplier })))
  );
}

/** The return of keno for a number of picks; undefined for one that is not offered. */
export function kenoReturn(risk: KenoRisk, picks: number): Fraction | undefined {
  const rest = KENO_NUMBERS - picks;
  return returnsByHits(
    kenoPrices(risk, picks),
    (hits) => choose(picks, hits) * choose(rest, KENO_DRAWN - hits),
  );
}

function returnsByHits(
  prices: readonly Multiplier[] | undefined,
  waysOf: (hits: number) => bigint,
): Fraction | undefined {
  return (
    prices && returnOfWays(prices.map((multiplier, hits) => ({ ways: waysOf(hits), multiplier })))
  );
}

/** The return of a wheel; undefined for one that is not offered. */
export function wheelReturn(risk: Risk, segments: number): Fraction | undefined {
  const prices = wheelSegments({ risk, segments });
  return prices && returnOfWays(prices.map((multiplier) => ({ ways: 1n, multiplier })));
}

/** The return of dice at a number of winning rolls. */
export function diceReturn(count: number): Fraction {
  return {
    numerator: BigInt(count) * diceMultiplier(count),
    denominator: BigInt(DICE_ROLLS) * ONE,
  };
}

/** The return of climbing a tower to a row and taking the multiplier. */
export function towerReturn(level: TowerLevel, rows: number): Fraction {
  const { tiles, safe } = TOWER_LEVELS[level];
  return {
    numerator: towerMultiplier(level, rows) * BigInt(safe) ** BigInt(rows),
    denominator: ONE * BigInt(tiles) ** BigInt(rows),
  };
}

/** The lowest of several returns. */
export function lowestReturn(returns: readonly Fraction[]): Fraction {
  const lowest = returns.reduce<Fraction | undefined>(
    (least, each) =>
      least === undefined || each.numerator * least.denominator < least.numerator * each.denominator
        ? each
        : least,
    undefined,
  );
  assert(lowest !== undefined, 'there is a return to compare');
  return lowest;
}

/** The return of a table by its name, such as `plinko LOW 8`; undefined for an unknown one. */
export function instantReturn(table: string): Fraction | undefined {
  const [game = '', kind = '', size = ''] = table.split(' ');
  if (game === 'plinko') return plinkoReturn(kind as Risk, Number(size));
  if (game === 'keno') return kenoReturn(kind as KenoRisk, Number(size));
  if (game === 'wheel') return wheelReturn(kind as Risk, Number(size));
  if (game === 'tower') {
    const rows = Array.from({ length: TOWER_ROWS }, (_, row) => row + 1);
    return lowestReturn(rows.map((row) => towerReturn(kind as TowerLevel, row)));
  }
  if (game !== 'dice') return undefined;
  if (kind === 'worst') {
    const counts = Array.from({ length: DICE_COUNT_MAX }, (_, at) => at + 1);
    return lowestReturn(counts.map(diceReturn));
  }
  const count = diceCount({ side: 'UNDER', target: Math.round(Number(kind) * 100) });
  return count === undefined ? undefined : diceReturn(count);
}
