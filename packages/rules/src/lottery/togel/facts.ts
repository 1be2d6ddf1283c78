// Facts about four digits AS KOP KEPALA EKOR, computed once per draw and used by all plays of togel
// (lottery.md 1.10).
import { findSign, ZODIAC, zodiacIndex, type Sign } from '../zodiac.ts';
import { MACAU, NAGA, sortedCode } from './groups-of-four.ts';
import { otherOrders } from './other-orders.ts';

/** A number and the other orders of its digits, each as a list of winning entries. */
export interface Tail {
  readonly exact: readonly number[];
  readonly permuted: readonly number[];
}

export interface TogelFacts {
  readonly digits: readonly number[];
  /** The last four, three and two digits, indexed by their number. */
  readonly tails: readonly Tail[];
  /** The first two and the middle two digits. */
  readonly front: readonly number[];
  readonly middle: readonly number[];
  /** `times[n]`: mask of the digits that appear exactly n times. */
  readonly times: readonly number[];
  /** Winning pairs (colok macau) and triples (colok naga), by tier. */
  readonly macau: readonly (readonly number[])[];
  readonly naga: readonly (readonly number[])[];
  /** The sign of the last two digits in the year, as its index in ZODIAC. */
  readonly sign: number;
  /** Whether the sign has nine of the hundred numbers in the year, rather than eight. */
  readonly signHasNine: boolean;
}

const RESULT = /^\d{4}@[a-z]+$/;

/**
 * The facts of a result with the sign of its year, such as `4321@horse`; undefined for any other
 * text.
 */
export function prepareTogel(numbers: string): TogelFacts | undefined {
  const year = RESULT.test(numbers) ? findSign(numbers.slice(5)) : undefined;
  if (year === undefined) return undefined;
  const digits = Array.from(numbers.slice(0, 4), Number);
  const number = Number(numbers.slice(0, 4));
  const key = sortedCode(digits);
  const back = number % 100;
  return {
    digits,
    tails: [0, 1, 2, 3, 4].map((length) => tailOf(number % 10 ** length, length)),
    front: [Math.trunc(number / 100)],
    middle: [Math.trunc(number / 10) % 100],
    times: timesOf(digits),
    macau: MACAU().get(key)?.byTier ?? [],
    naga: NAGA().get(key)?.byTier ?? [],
    ...signOf(back === 0 ? 100 : back, year),
  };
}

function tailOf(number: number, length: number): Tail {
  return { exact: [number], permuted: otherOrders(number, length) };
}

function timesOf(digits: readonly number[]): number[] {
  const times = [0, 0, 0, 0, 0];
  for (const digit of new Set(digits)) {
    const count = digits.filter((each) => each === digit).length;
    times[count] = (times[count] ?? 0) | (1 << digit);
  }
  return times;
}

/**
 * 00 counts as 100. The first four signs of the year's order, with 1 to 4 and 97 to 100, have nine
 * numbers.
 */
function signOf(number: number, year: Sign): Pick<TogelFacts, 'sign' | 'signHasNine'> {
  return {
    sign: zodiacIndex(number, year),
    signHasNine: (number - 1) % ZODIAC.length < 100 % ZODIAC.length,
  };
}
