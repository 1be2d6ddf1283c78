// The order of the hot list (games.md 4.3). Pure.

const HOT_MOST = 40;
/** How many carry the mark: a game that only fills the list does not. */
const MARKED_MOST = 20;
/** With fewer members in two days a game is not hot. */
const MEMBERS_MIN = 5;
/** A member counts half as much twelve hours later. */
const HALF_LIFE_HOURS = 12;

/** How many members played a game in an hour that ended `age` hours ago. */
export interface PlayedHour {
  readonly node: bigint;
  readonly age: number;
  readonly members: number;
}

export interface HotGames {
  /** The whole list. */
  readonly order: readonly bigint[];
  /** Those that operators pinned or enough members played. */
  readonly marked: ReadonlySet<bigint>;
}

/**
 * Pinned games first, in their order, then the games that enough members played, the most and the
 * latest first; the newest ones fill the list.
 */
export function rankHot(
  hours: readonly PlayedHour[],
  { pinned, newest }: { readonly pinned: readonly bigint[]; readonly newest: readonly bigint[] },
): HotGames {
  const scores = new Map<bigint, { score: number; members: number }>();
  for (const { node, age, members } of hours) {
    const before = scores.get(node) ?? { score: 0, members: 0 };
    const score = before.score + members * 0.5 ** (age / HALF_LIFE_HOURS);
    scores.set(node, { score, members: before.members + members });
  }
  const played = [...scores]
    .filter(([, { members }]) => members >= MEMBERS_MIN)
    .sort(([left, a], [right, b]) => b.score - a.score || Number(left - right))
    .map(([node]) => node);
  const earned = [...new Set([...pinned, ...played])];
  return {
    order: [...new Set([...earned, ...newest])].slice(0, HOT_MOST),
    marked: new Set(earned.slice(0, MARKED_MOST)),
  };
}
