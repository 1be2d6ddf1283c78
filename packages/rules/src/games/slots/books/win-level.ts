// How loudly a win is shown (games.md 5.4), by its hundredths of the base stake.

/** The greatest win of each level from 1 on; what is above them all is one level higher. */
const OF_SPIN = [0, 99, 199, 499, 1499, 2999, 4999, 9999];

/** Pairs of the greatest win of a series and its level. */
const OF_SERIES = [
  [0, 1],
  [999, 2],
  [1999, 4],
  [4999, 5],
  [9999, 6],
  [19_999, 7],
  [49_999, 8],
] as const;

const GREATEST = 9;
const CAPPED = 10;

/** The level of a spin. */
export function spinLevel(win: number, isCapped: boolean): number {
  if (isCapped) return CAPPED;
  const at = OF_SPIN.findIndex((most) => win <= most);
  return at < 0 ? GREATEST : at + 1;
}

/** The level of a series of free spins. */
export function seriesLevel(win: number, isCapped: boolean): number {
  if (isCapped) return CAPPED;
  return OF_SERIES.find(([most]) => win <= most)?.[1] ?? GREATEST;
}
