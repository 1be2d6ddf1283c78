// Exact fractions for chances and fair odds, so that odds tables add up without rounding.
import { assert } from '@fairhouse/values';

/** `num / den`, in lowest terms, never negative. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/**
 * The fraction of two whole numbers in lowest terms; a negative value or a zero denominator is a
 * bug.
 */
export function fraction(num: bigint | number, den: bigint | number): Fraction {
  const [top, bottom] = [BigInt(num), BigInt(den)];
  assert(top >= 0n && bottom > 0n, `not a fraction: ${top}/${bottom}`);
  const divisor = commonDivisor(top, bottom);
  return { num: top / divisor, den: bottom / divisor };
}

export function add(left: Fraction, right: Fraction): Fraction {
  return fraction(left.num * right.den + right.num * left.den, left.den * right.den);
}

export function multiply(left: Fraction, right: Fraction): Fraction {
  return fraction(left.num * right.num, left.den * right.den);
}

/** Negative, zero or positive as `left` is smaller, equal or greater. */
export function compare(left: Fraction, right: Fraction): number {
  const difference = left.num * right.den - right.num * left.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * The fraction as whole parts of `scale`, rounded down: `inParts(rtp, 1_000_000n)` is parts per
 * million.
 */
export function inParts(value: Fraction, scale: bigint): bigint {
  return (value.num * scale) / value.den;
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? (left === 0n ? 1n : left) : commonDivisor(right, left % right);
}
