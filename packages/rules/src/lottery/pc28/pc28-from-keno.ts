// Derives three digits from the twenty balls of a keno draw (lottery.md 1.6), for lotteries that
// follow an outside keno: the derived digits are entered as their result.
import { assert } from '@fairhouse/values';

/**
 * Digits from the twenty balls in ascending order: the sums of balls 1–6, 7–12 and 13–18 modulo
 * ten. Balls may be given in any order; any other count of balls is a bug.
 */
export function pc28FromKeno(balls: readonly number[]): string {
  return digitsOf(balls, (digit, at) => 6 * digit + at);
}

/** The Canadian formula: positions 2, 5, … 17; 3, 6, … 18; 4, 7, … 19 of the ascending balls. */
export function pc28FromCanadaKeno(balls: readonly number[]): string {
  return digitsOf(balls, (digit, at) => 1 + digit + 3 * at);
}

function digitsOf(
  balls: readonly number[],
  position: (digit: number, at: number) => number,
): string {
  assert(balls.length === 20, 'a keno draw has twenty balls');
  const sorted = [...balls].sort((left, right) => left - right);
  return [0, 1, 2]
    .map((digit) => {
      let sum = 0;
      for (let at = 0; at < 6; at += 1) sum += sorted[position(digit, at)] ?? 0;
      return sum % 10;
    })
    .join('');
}
