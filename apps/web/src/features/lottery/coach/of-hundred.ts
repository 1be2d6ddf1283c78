import type { Ratio } from './ratio-text.ts';

/** How many of a hundred a chance means, rounded to the nearest. */
export function ofHundred({ num, den }: Ratio): number {
  return Number((num * 200n + den) / (den * 2n));
}
