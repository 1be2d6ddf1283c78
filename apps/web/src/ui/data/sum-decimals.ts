import { delta, formatAmount, parseDelta } from '@fairhouse/values';

/** The sum of decimal strings, which may be below zero, added up exactly. */
export function sumDecimals(decimals: readonly string[]): string {
  return formatAmount(delta(decimals.reduce((sum, each) => sum + (parseDelta(each) ?? 0n), 0n)));
}
