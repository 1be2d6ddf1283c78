// Amounts of money are integers in ten-thousandths of the currency, for all currencies.
import { Bug } from './assert.ts';
import type { Brand } from './brand.ts';

/** Ten-thousandths of the currency, never negative. */
export type Amount = Brand<bigint, 'Amount'>;

/** A signed change or balance in ten-thousandths of the currency. */
export type Delta = Brand<bigint, 'Delta'>;

/** The number of ten-thousandths in one unit of a currency. */
export const UNITS_PER_ONE = 10_000n;

/** The largest amount in any column or message: 9·10¹⁵ ten-thousandths (900 billion). */
export const AMOUNT_MAX = 9_000_000_000_000_000n as Amount;

export const ZERO = 0n as Amount;

const WIRE_AMOUNT = /^(\d{1,12})(?:\.(\d{1,4}))?$/;

/** The amount of an integer of ten-thousandths; throws if negative or above AMOUNT_MAX. */
export function amount(units: bigint): Amount {
  // The message is written when it is needed: every sum and every bet comes through here.
  if (units < 0n || units > AMOUNT_MAX) throw new Bug(`amount out of bounds: ${units}`);
  return units as Amount;
}

/** A signed amount; throws if its magnitude is above AMOUNT_MAX. */
export function delta(units: bigint): Delta {
  if (units < -AMOUNT_MAX || units > AMOUNT_MAX) throw new Bug(`delta out of bounds: ${units}`);
  return units as Delta;
}

/** Parses a decimal string ("12.5", "12.5000"); undefined for anything else. */
export function parseAmount(text: string): Amount | undefined {
  const match = WIRE_AMOUNT.exec(text);
  if (!match) return undefined;
  const units = BigInt(match[1] ?? '') * UNITS_PER_ONE + BigInt((match[2] ?? '').padEnd(4, '0'));
  return units <= AMOUNT_MAX ? (units as Amount) : undefined;
}

/** Parses a signed decimal string; undefined for anything else. */
export function parseDelta(text: string): Delta | undefined {
  const negative = text.startsWith('-');
  const size = parseAmount(negative ? text.slice(1) : text);
  if (size === undefined) return undefined;
  return (negative ? -size : size) as bigint as Delta;
}

/** Formats an amount for the wire, always with four decimals: "12.5000". */
export function formatAmount(value: Amount | Delta): string {
  const units = value as bigint;
  if (units === 0n) return '0.0000';
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** The sum of amounts; throws above AMOUNT_MAX. */
export function sum(amounts: Iterable<Amount>): Amount {
  let total = 0n;
  for (const each of amounts) total += each;
  return amount(total);
}

/** `left - right`; throws if the result is negative. */
export function subtract(left: Amount, right: Amount): Amount {
  return amount(left - right);
}
