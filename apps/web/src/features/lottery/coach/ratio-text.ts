// Exact fractions as texts: rounded once, at the end.
import type { Formats } from '../../../i18n/format.ts';

/** A fraction that may be negative; the denominator is above zero. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

/** A decimal string with so many decimals, rounded to the nearest, halves away from zero. */
export function decimalText({ num, den }: Ratio, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const size = num < 0n ? -num : num;
  const parts = (size * scale * 2n + den) / (den * 2n);
  const text = `${parts / scale}${decimals === 0 ? '' : `.${String(parts % scale).padStart(decimals, '0')}`}`;
  return num < 0n && parts > 0n ? `-${text}` : text;
}

/** An amount of ten-thousandths, rounded to one, as a decimal string. */
export function amountText({ num, den }: Ratio): string {
  return decimalText({ num, den: den * 10_000n }, 4);
}

/** `10 %`; chances too small for two decimals are below the least that is shown. */
export function percentText({ num, den }: Ratio, { percent }: Formats): string {
  if (num > 0n && num * 20_000n < den) return `<${percent('0.0001')}`;
  return percent(decimalText({ num, den }, 6));
}

/** N of “1 in N”: with one decimal below ten. */
export function onceInText({ num, den }: Ratio, { number }: Formats): string {
  if (num <= 0n) return '∞';
  const once = { num: den, den: num };
  return number(Number(decimalText(once, den < num * 10n ? 1 : 0)));
}
