// Omission (遗漏): for how many draws something has not come (lottery.md 3).

export interface Omission {
  /** Draws since the last hit: 0 when it came in the latest draw; all draws when it never came. */
  readonly current: number;
  /** Draws for each hit, `draws / hits`; undefined when it never came. */
  readonly average: number | undefined;
  /** The longest run of draws without a hit. */
  readonly most: number;
  readonly hits: number;
}

/** The omission of one thing, from whether it came in each draw, oldest first. */
export function omissionOf(came: readonly boolean[]): Omission {
  let [current, most, hits] = [0, 0, 0];
  for (const hit of came) {
    current = hit ? 0 : current + 1;
    if (hit) hits += 1;
    most = Math.max(most, current);
  }
  return { current, average: hits === 0 ? undefined : came.length / hits, most, hits };
}

/** The running omission of one thing after each draw, oldest first: what a trend chart prints. */
export function omissionRun(came: readonly boolean[]): number[] {
  let current = 0;
  return came.map((hit) => (current = hit ? 0 : current + 1));
}
