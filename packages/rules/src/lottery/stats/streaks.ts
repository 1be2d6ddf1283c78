// Long dragons (长龙): sides that have occurred in several consecutive draws (lottery.md 3).

export interface Streak {
  /** The subject, such as `Total:BS`. */
  readonly subject: string;
  readonly side: string;
  readonly length: number;
}

/**
 * The streak at the end of a series, oldest first. A tie neither extends nor ends it, so a series
 * that ends in ties has the streak before them.
 */
export function currentStreak(subject: string, outcomes: readonly string[], tie = 'H'): Streak {
  const sides = outcomes.filter((side) => side !== tie);
  const side = sides[sides.length - 1] ?? '';
  let length = 0;
  for (let at = sides.length - 1; at >= 0 && sides[at] === side; at -= 1) length += 1;
  return { subject, side, length };
}

/** The streaks of at least `least` draws, longest first. */
export function longStreaks(streaks: readonly Streak[], least: number): Streak[] {
  return streaks
    .filter((streak) => streak.length >= least)
    .sort((left, right) => right.length - left.length);
}
