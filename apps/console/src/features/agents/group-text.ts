import { percentOf } from '../../ui/percent-of.ts';

/** A prize group with its point: `1956 (7.8%)`. */
export function groupText(group: number): string {
  return `${group} (${(group - 1800) / 20}%)`;
}

/** Rates by category in per cent, for one line of a table. */
export function ratesText(rates: Readonly<Record<string, string>>): string {
  const given = Object.entries(rates).map(([name, share]) => `${name} ${percentOf(share)}%`);
  return given.length === 0 ? '–' : given.join(', ');
}
