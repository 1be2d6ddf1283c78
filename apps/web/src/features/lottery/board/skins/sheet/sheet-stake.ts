// The stake of the sheet: an amount times a multiplier, which players press one after the other.
import { amount, formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import { plainAmount } from '../../controls.ts';

/** The multipliers of the sheet. */
export const SHEET_TIMES = [1, 5, 10, 20, 50, 100] as const;

/** The stake so many times, as text; an unreadable stake is zero, which the rules refuse. */
export function timesStake(stake: string, times: number): string {
  const units = (parseAmount(stake) ?? ZERO) * BigInt(times);
  return plainAmount(formatAmount(amount(units)));
}
