// Facts about three digits and their sum, used by all plays (lottery.md 1.6).
import { tally } from '../count.ts';
import { SHAPE_WAYS, shapeIndex, type ShapeIndex } from '../digits/shape.ts';
import type { Outcome } from '../plays/symbol-play.ts';

export interface Pc28Facts {
  readonly digits: readonly number[];
  readonly sum: number;
  readonly shape: ShapeIndex;
  /** First and third digit as one number. */
  readonly ends: number;
}

const RESULT = /^\d{3}$/;

/** The facts of a result such as `067`; undefined for any other text. */
export function preparePc28(numbers: string): Pc28Facts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const digits = Array.from(numbers, Number);
  const [first = 0, second = 0, third = 0] = digits;
  return {
    digits,
    sum: first + second + third,
    shape: shapeIndex(digits),
    ends: 10 * first + third,
  };
}

/** The 28 sums: 1, 3, 6, 10, ... of the 1,000 results. */
export const SUM_SPACE: readonly Outcome<number>[] = spaceOf(
  tally(3, 27, (digits) => digits.reduce((sum, digit) => sum + digit, 0)),
);

/** The shapes of three digits, by index. */
export const SHAPE_SPACE: readonly Outcome<number>[] = spaceOf(SHAPE_WAYS);

/** The ten digits of one ball. */
export const DIGIT_SPACE: readonly Outcome<number>[] = spaceOf(new Array<number>(10).fill(1));

/** First and third digit as one number. */
export const ENDS_SPACE: readonly Outcome<number>[] = spaceOf(new Array<number>(100).fill(1));

/** Whole numbers from 0 with their weights. */
function spaceOf(weights: readonly number[]): Outcome<number>[] {
  return weights.map((weight, value) => ({ value, weight: BigInt(weight) }));
}
