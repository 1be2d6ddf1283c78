// Money is a whole number of ten-thousandths of the currency, for all currencies, everywhere
// inside.
import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

/** Ten-thousandths of the currency, never negative. */
export type Amount = Brand<bigint, 'Amount'>;

/** A signed change or balance in ten-thousandths of the currency. */
export type Delta = Brand<bigint, 'Delta'>;

/** How many ten-thousandths make one unit of a currency. */
export const UNITS_PER_ONE = 10_000n;

/** The largest amount that any column or message holds: 9·10¹⁵ ten-thousandths (900 billion). */
export const AMOUNT_MAX = 9_000_000_000_000_000n as Amount;

export const ZERO = 0n as Amount;

const WIRE_AMOUNT = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/** The amount of a whole number of ten-thousandths; a bug when negative or above AMOUNT_MAX. */
export function amount(units: bigint): Amount {
  assert(units >= 0n && units <= AMOUNT_MAX, `amount out of bounds: ${units}`);
  return units as Amount;
}

/** A signed amount; a bug when its size is above AMOUNT_MAX. */
export function delta(units: bigint): Delta {
  assert(units >= -AMOUNT_MAX && units <= AMOUNT_MAX, `delta out of bounds: ${units}`);
  return units as Delta;
}

/** Reads the wire's decimal string ("12.5", "12.5000"); undefined for anything else. */
export function parseAmount(text: string): Amount | undefined {
  const match = WIRE_AMOUNT.exec(text);
  if (!match) return undefined;
  const units = BigInt(match[1] ?? '') * UNITS_PER_ONE + BigInt((match[2] ?? '').padEnd(4, '0'));
  return units <= AMOUNT_MAX ? (units as Amount) : undefined;
}

/** Reads a signed decimal string; undefined for anything else. */
export function parseDelta(text: string): Delta | undefined {
  const negative = text.startsWith('-');
  const size = parseAmount(negative ? text.slice(1) : text);
  if (size === undefined) return undefined;
  return (negative ? -size : size) as bigint as Delta;
}

/** The wire's form of an amount: always four decimals, "12.5000". */
export function formatAmount(value: Amount | Delta): string {
  const units = value as bigint;
  const size = units < 0n ? -units : units;
  const fraction = (size % UNITS_PER_ONE).toString().padStart(4, '0');
  return `${units < 0n ? '-' : ''}${size / UNITS_PER_ONE}.${fraction}`;
}

/** The sum of amounts; a bug past AMOUNT_MAX. */
export function sum(amounts: Iterable<Amount>): Amount {
  let total = 0n;
  for (const each of amounts) total += each;
  return amount(total);
}

/** `left - right` where the caller knows that it is not negative. */
export function subtract(left: Amount, right: Amount): Amount {
  return amount(left - right);
}
