// Rates on the wire are shares of one; agents type and read them in per cent.
import { formatRate, parseRate, rate } from '@fairhouse/values';

const TYPED = /^\d{1,3}([.,]\d{1,4})?$/;

/** `0.8` as typed is `0.008`; undefined for what is no percentage. */
export function shareOfPercent(typed: string): string | undefined {
  const text = typed.trim().replace(',', '.');
  if (!TYPED.test(text)) return undefined;
  const value = parseRate(text);
  return value === undefined ? undefined : formatRate(rate(value / 100n));
}

/** `0.008` is `0.8`, without trailing zeros. */
export function percentOfShare(share: string): string {
  const value = parseRate(share);
  return value === undefined ? '' : formatRate(rate(value * 100n));
}

/** The point of a prize group in per cent: 1956 is `7.8`. */
export function pointText(group: number): string {
  return String((group - 1800) / 20);
}

/** The values of the text that names a group with its point. */
export function groupValues(group: number): { readonly group: string; readonly point: string } {
  return { group: String(group), point: pointText(group) };
}
