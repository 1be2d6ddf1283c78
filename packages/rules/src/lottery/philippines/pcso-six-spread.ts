// The outcomes of the 6D game, counted by the two halves of the drawn number: only entries that
// begin as the first half does or end as the second can win.
import type { Spread } from '../plays/play.ts';

/** An entry by its halves of three digits. */
interface Entry {
  readonly front: number;
  readonly back: number;
}

/**
 * The outcomes of entries of six digits, for each front half of the drawn number. The counts are of
 * six to two correct digits from either end.
 */
export function* pcsoSixSpread(entries: readonly number[]): Generator<Spread> {
  const halves = entries.map((entry) => ({ front: Math.trunc(entry / 1000), back: entry % 1000 }));
  const byFront = groupBy(halves, ({ front }) => Math.trunc(front / 10));
  const byBack = groupBy(halves, ({ back }) => back % 100);
  const base = entries.length + 1;
  for (let front = 0; front < 1000; front += 1) {
    const begun = byFront.get(Math.trunc(front / 10)) ?? [];
    const found = new Map<number, number>();
    for (let back = 0; back < 1000; back += 1) {
      const ended = byBack.get(back % 100) ?? [];
      const key = keyOf({ drawn: { front, back }, begun, ended, base });
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    for (const [key, weight] of found)
      yield { weight: BigInt(weight), counts: countsOf(key, base) };
  }
}

function groupBy(entries: readonly Entry[], keyOf: (entry: Entry) => number) {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

interface Drawn {
  readonly drawn: Entry;
  /** The entries with its first two digits, and those with its last two. */
  readonly begun: readonly Entry[];
  readonly ended: readonly Entry[];
  readonly base: number;
}

/** The counts as one number: the count of k correct digits is its digit k − 2 to the base. */
function keyOf({ drawn, begun, ended, base }: Drawn): number {
  let key = 0;
  for (const entry of begun) key += base ** (rightDigits(entry, drawn) - 2);
  for (const entry of ended) {
    const isCounted = Math.trunc(entry.front / 10) === Math.trunc(drawn.front / 10);
    if (!isCounted) key += base ** (rightDigits(entry, drawn) - 2);
  }
  return key;
}

function countsOf(key: number, base: number): number[] {
  const digit = (at: number) => Math.trunc(key / base ** at) % base;
  return [digit(4), digit(3), digit(2), digit(1), digit(0), 0];
}

/** The correct digits from the left or from the right, whichever are more. */
function rightDigits(entry: Entry, drawn: Entry): number {
  const front = fromLeft(entry.front, drawn.front);
  const left = front === 3 ? 3 + fromLeft(entry.back, drawn.back) : front;
  const back = fromRight(entry.back, drawn.back);
  return Math.max(left, back === 3 ? 3 + fromRight(entry.front, drawn.front) : back);
}

function fromLeft(one: number, other: number): number {
  if (one === other) return 3;
  if (Math.trunc(one / 10) === Math.trunc(other / 10)) return 2;
  return Math.trunc(one / 100) === Math.trunc(other / 100) ? 1 : 0;
}

function fromRight(one: number, other: number): number {
  if (one === other) return 3;
  if (one % 100 === other % 100) return 2;
  return one % 10 === other % 10 ? 1 : 0;
}
