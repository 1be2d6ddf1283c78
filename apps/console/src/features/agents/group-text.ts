import { formatRate, parseRate, rate } from '@fairhouse/values';

/** A prize group with its point: `1956 (7.8%)`. */
export function groupText(group: number): string {
  return `${group} (${(group - 1800) / 20}%)`;
}

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

/** Rates by category in per cent, for one line of a table. */
export function ratesText(rates: Readonly<Record<string, string>>): string {
  const given = Object.entries(rates).map(([name, share]) => `${name} ${percentOf(share)}%`);
  return given.length === 0 ? '–' : given.join(', ');
}
