// Facts about a drawn row of digits, computed once per draw and used by all plays (lottery.md 2.8
// step 2).
import { size } from '../count.ts';
import { shapeIndex, type ShapeIndex } from './shape.ts';

/** The digits at a set of positions, in order, with the values that group and sum plays need. */
export interface Window {
  readonly digits: readonly number[];
  readonly sum: number;
  readonly span: number;
  /** The digits read as one number, in the form of an entry. */
  readonly code: number;
  /** The same for the sorted digits. */
  readonly sortedCode: number;
  readonly present: number;
  /** `times[n]`: mask of the digits that appear exactly n times. */
  readonly times: readonly number[];
  readonly leopard: boolean;
  /** The shape of three digits; -1 for windows of another size. */
  readonly shape: ShapeIndex | -1;
}

export interface DigitFacts {
  readonly digits: readonly number[];
  readonly sum: number;
  /**
   * Indexed by set of positions, a bit mask with bit i for position i. `windowAt` computes a window
   * on its first use, because an enumeration of all results needs a single one of each.
   */
  readonly windows: (Window | undefined)[];
}

const RESULT = /^\d+$/;

/** The facts of a result of `length` digits, such as `12345`; undefined for any other text. */
export function prepareDigits(numbers: string, length: number): DigitFacts | undefined {
  if (numbers.length !== length || !RESULT.test(numbers)) return undefined;
  const digits = Array.from(numbers, Number);
  const windows = new Array<Window | undefined>(1 << length).fill(undefined);
  return { digits, sum: digits.reduce((sum, digit) => sum + digit, 0), windows };
}

/** The window of a draw at a set of positions, computed on its first use. */
export function windowAt({ digits, windows }: DigitFacts, places: number): Window {
  const known = windows[places];
  if (known !== undefined) return known;
  const window = digitWindow(digits, places);
  windows[places] = window;
  return window;
}

/** The window of the digits at a set of positions. */
export function digitWindow(all: readonly number[], places: number): Window {
  const digits = all.filter((_, place) => (places & (1 << place)) !== 0);
  const sorted = [...digits].sort((left, right) => left - right);
  const counts = new Array<number>(10).fill(0);
  for (const digit of digits) counts[digit] = (counts[digit] ?? 0) + 1;
  const times = [0, 0, 0, 0, 0, 0];
  counts.forEach((count, digit) => (times[count] = (times[count] ?? 0) | (1 << digit)));
  const present = 1023 & ~(times[0] ?? 0);
  return {
    digits,
    sum: digits.reduce((sum, digit) => sum + digit, 0),
    span: (sorted[sorted.length - 1] ?? 0) - (sorted[0] ?? 0),
    code: numberOf(digits),
    sortedCode: numberOf(sorted),
    present,
    times,
    leopard: size(present) === 1,
    shape: digits.length === 3 ? shapeIndex(digits) : -1,
  };
}

function numberOf(digits: readonly number[]): number {
  return digits.reduce((number, digit) => number * 10 + digit, 0);
}
