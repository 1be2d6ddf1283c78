const NOTICEABLE_MS = 5;

/**
 * Whether durations tell two kinds of calls apart: their medians differ, and one kind is the slower
 * one in most pairs. On a busy machine medians differ by chance, in either direction.
 */
export function tellsApart(one: readonly number[], other: readonly number[]): boolean {
  const pairs = one.flatMap((first) => other.map((second) => first > second));
  const slower = pairs.filter(Boolean).length / pairs.length;
  const isApart = Math.abs(median(one) - median(other)) >= NOTICEABLE_MS;
  return isApart && (slower <= 0.25 || slower >= 0.75);
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
