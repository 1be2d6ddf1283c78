// Omission (遗漏): the number of draws since the last hit (lottery.md 3).

export interface Omission {
  /**
   * Draws since the last hit: 0 after a hit in the latest draw; the number of draws without any
   * hit.
   */
  readonly current: number;
  /** Draws per hit, `draws / hits`; undefined without any hit. */
  readonly average: number | undefined;
  /** The longest run of draws without a hit. */
  readonly most: number;
  readonly hits: number;
}

/** The omission of one symbol, from whether it was drawn in each draw, oldest first. */
export function measureOmission(came: readonly boolean[]): Omission {
  let [current, most, hits] = [0, 0, 0];
  for (const hit of came) {
    current = hit ? 0 : current + 1;
    if (hit) hits += 1;
    most = Math.max(most, current);
  }
  return { current, average: hits === 0 ? undefined : came.length / hits, most, hits };
}

/**
 * The running omission of one symbol after each draw, oldest first: the column of a trend chart.
 */
export function omissionRun(came: readonly boolean[]): number[] {
  let current = 0;
  return came.map((hit) => (current = hit ? 0 : current + 1));
}
