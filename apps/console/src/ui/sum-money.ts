import { delta, formatAmount, parseDelta } from '@fairhouse/values';

/** The sum of decimal amounts, exactly; a missing one counts nothing. */
export function sumMoney(values: readonly (string | null | undefined)[]): string {
  const total = values.reduce((sum, value) => sum + (parseDelta(value ?? '') ?? 0n), 0n);
  return formatAmount(delta(total));
}
