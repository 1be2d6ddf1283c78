// What may be staked, by currency (games.md 5.1): levels of PHP, converted and rounded.
import { DEMO_CURRENCY } from '@fairhouse/calls/vendor';
import { amount, UNITS_PER_ONE, type Amount } from '@fairhouse/values';
import type { Multiplier } from '@fairhouse/rules/games';

export interface BetLimits {
  readonly min: Amount;
  readonly max: Amount;
  readonly step: Amount;
  readonly levels: readonly Amount[];
  readonly default: Amount;
  /** The most that a round may pay. */
  readonly maxWin: Amount;
}

/** One PHP in a currency as numerator and denominator, and what levels are rounded to. */
interface Factor {
  readonly times: bigint;
  readonly per: bigint;
  /** Ten-thousandths. */
  readonly roundedTo: bigint;
}

const FACTORS: Readonly<Record<string, Factor>> = {
  PHP: { times: 1n, per: 1n, roundedTo: UNITS_PER_ONE },
  VND: { times: 500n, per: 1n, roundedTo: 500n * UNITS_PER_ONE },
  IDR: { times: 300n, per: 1n, roundedTo: 100n * UNITS_PER_ONE },
  THB: { times: 6n, per: 10n, roundedTo: UNITS_PER_ONE / 2n },
  CNY: { times: 125n, per: 1000n, roundedTo: UNITS_PER_ONE / 10n },
  // The play units of a demo.
  [DEMO_CURRENCY]: { times: 1n, per: 1n, roundedTo: UNITS_PER_ONE },
};

/** The currencies in which games are offered. */
export const CURRENCIES = ['PHP', 'VND', 'IDR', 'THB', 'CNY'] as const;

const LEVELS = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n];
const DEFAULT_LEVEL = 10n;
const MAX_WIN = 5_000_000n * UNITS_PER_ONE;

/** An amount of PHP in a currency, rounded to its steps; at least one step. */
function convert({ times, per, roundedTo }: Factor, php: bigint): Amount {
  const units = (php * UNITS_PER_ONE * times) / per;
  const steps = (units + roundedTo / 2n) / roundedTo;
  return amount((steps > 0n ? steps : 1n) * roundedTo);
}

/**
 * The limits of a game in a currency; undefined where the game is not offered in it. Levels at
 * which the greatest win is above the most that a round may pay are left out: no win is ever cut.
 * A house may pay less than we list, and no more.
 */
export function findBetLimits(
  currency: string,
  greatest: Multiplier | undefined,
  atHouse: Amount | null = null,
): BetLimits | undefined {
  const factor = FACTORS[currency];
  if (factor === undefined) return undefined;
  const listed = amount((MAX_WIN * factor.times) / factor.per);
  const maxWin = atHouse !== null && atHouse < listed ? atHouse : listed;
  const all = [...new Set(LEVELS.map((level) => convert(factor, level)))];
  const levels = all.filter(
    (level) => greatest === undefined || (level * greatest) / UNITS_PER_ONE <= maxWin,
  );
  const [min] = levels;
  const max = levels.at(-1);
  if (min === undefined || max === undefined) return undefined;
  const usual = convert(factor, DEFAULT_LEVEL);
  return { min, max, step: min, levels, maxWin, default: usual <= max ? usual : max };
}

/** Limits within what a house takes as one stake; undefined where that is none of the levels. */
export function limitsWithin(
  limits: BetLimits,
  { min, max }: { readonly min: Amount | null; readonly max: Amount | null },
): BetLimits | undefined {
  const { step } = limits;
  // Stakes are whole steps.
  const least = min === null ? 0n : ((min + step - 1n) / step) * step;
  const most = max === null ? limits.max : (max / step) * step;
  const levels = limits.levels.filter((level) => level >= least && level <= most);
  const [first] = levels;
  const last = levels.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const usual = limits.default < first ? first : limits.default;
  return {
    ...limits,
    min: least > limits.min ? amount(least) : limits.min,
    max: most < limits.max ? amount(most) : limits.max,
    levels,
    default: usual > last ? last : usual,
  };
}
