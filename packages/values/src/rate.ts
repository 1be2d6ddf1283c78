// Rates, odds and shares are integers in parts per million; each rounding mode is a named function.
import { amount, type Amount } from './amount.ts';
import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

/** Parts per million: 1_970_000n is odds of 1.97, 25_000n is 2.5 %. */
export type Rate = Brand<bigint, 'Rate'>;

export const RATE_ONE = 1_000_000n as Rate;

const WIRE_RATE = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/** The rate of an integer of parts per million; throws if negative. */
export function rate(ppm: bigint): Rate {
  assert(ppm >= 0n, `negative rate: ${ppm}`);
  return ppm as Rate;
}

/** Parses a decimal string with up to six decimals; undefined for anything else. */
export function parseRate(text: string): Rate | undefined {
  const match = WIRE_RATE.exec(text);
  if (!match) return undefined;
  return (BigInt(match[1] ?? '') * RATE_ONE + BigInt((match[2] ?? '').padEnd(6, '0'))) as Rate;
}

/** The shortest decimal string of a rate: "1.97", "0.025", "100000". */
export function formatRate(value: Rate): string {
  const fraction = (value % RATE_ONE).toString().padStart(6, '0').replace(/0+$/, '');
  const whole = (value / RATE_ONE).toString();
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** `value × factor`, rounded down to a ten-thousandth. */
export function mulFloor(value: Amount, factor: Rate): Amount {
  return amount((value * factor) / RATE_ONE);
}

/** `value × numerator / denominator`, rounded down to a ten-thousandth. */
export function mulDivFloor(value: Amount, numerator: bigint, denominator: bigint): Amount {
  assert(numerator >= 0n && denominator > 0n, 'a share is a fraction that is not negative');
  return amount((value * numerator) / denominator);
}

/** `value × factor`, rounded up to a ten-thousandth. */
export function mulCeil(value: Amount, factor: Rate): Amount {
  return amount((value * factor + RATE_ONE - 1n) / RATE_ONE);
}

/**
 * Splits an amount in proportion to weights so that the parts sum to the whole exactly: each part
 * is rounded down, and the remainder goes to the first parts, one ten-thousandth each.
 */
export function splitByWeights(whole: Amount, weights: readonly bigint[]): Amount[] {
  let total = 0n;
  for (const weight of weights) {
    assert(weight >= 0n, 'a weight is not negative');
    total += weight;
  }
  assert(total > 0n, 'at least one weight is above zero');
  const parts = weights.map((weight) => (whole * weight) / total);
  let remainder = whole - parts.reduce((each, part) => each + part, 0n);
  return parts.map((part, index) => {
    if (remainder === 0n || weights[index] === 0n) return amount(part);
    remainder -= 1n;
    return amount(part + 1n);
  });
}
