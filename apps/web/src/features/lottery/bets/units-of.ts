import { parseAmount } from '@fairhouse/values';

/** The units of an amount that the server sent as a decimal. */
export function unitsOf(decimal: string): bigint {
  return parseAmount(decimal) ?? 0n;
}
