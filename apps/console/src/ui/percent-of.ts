// Rates as people write them, in per cent; pure functions on decimal strings.
import { formatRate, parseRate, rate } from '@fairhouse/values';

/** A rate on the wire in per cent: `0.008` is `0.8`. */
export function percentOf(share: string): string {
  const value = parseRate(share);
  return value === undefined ? '' : formatRate(rate(value * 100n));
}

/** Per cent as typed as a rate on the wire: `0.8` is `0.008`. */
export function shareOf(percent: string): string {
  const value = parseRate(percent);
  return value === undefined ? '0' : formatRate(rate(value / 100n));
}
