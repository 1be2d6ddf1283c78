import type { Fraction } from '../../instant/instant-returns.ts';
import { greatestDivisor } from './law.ts';

/** A fraction that is not negative as a decimal number, rounded half up. */
export function fractionText({ numerator, denominator }: Fraction, places: number): string {
  const doubled = (2n * numerator * 10n ** BigInt(places)) / denominator;
  return unitsText((doubled + 1n) / 2n, places);
}

/** The square root of a fraction as a decimal number, rounded half up. */
export function rootText({ numerator, denominator }: Fraction, places: number): string {
  const doubled = wholeRoot((4n * numerator * 10n ** BigInt(2 * places)) / denominator);
  return unitsText((doubled + 1n) / 2n, places);
}

/** A fraction in lowest terms, such as `62995/65536`. */
export function lowestTerms({ numerator, denominator }: Fraction): string {
  const divisor = greatestDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function unitsText(units: bigint, places: number): string {
  const one = 10n ** BigInt(places);
  return `${units / one}.${(units % one).toString().padStart(places, '0')}`;
}

/** The greatest whole number whose square is no more (Newton's method). */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
