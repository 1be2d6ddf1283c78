// The law of a spin where symbols win anywhere (games.md 5.2). Reels are independent: both moments
// are by pairs of symbols with the sum of the orbs, the chance of nothing by inclusion and
// exclusion.
import { assert } from '@fairhouse/values';
import { payOf, type SlotGame, type StripSet } from '../slot-game.ts';
import type { LawClass } from './law.ts';
import { reelStops } from './reel-stops.ts';

/** Stops of a reel that show as many of the symbols, orbs and scatters. */
interface ReelCase {
  readonly counts: readonly number[];
  readonly orbs: number;
  readonly marks: number;
  readonly ways: number;
}

/** More than any sum of orbs, count or number of scatters. */
const [ORBS, COUNTS, MARKS] = [512, 32, 8];

/** The law of a spin. */
export function anywhereLaw(game: SlotGame, set: StripSet): LawClass[] {
  const { reels, rows, maxCount = 0 } = game.model;
  const winners = [...game.symbols.keys()].filter((symbol) => payOf(game, symbol, maxCount) > 0);
  const least = Math.min(
    ...winners.map((symbol) => game.pays[symbol]?.findIndex((pay) => pay > 0) ?? 0),
  );
  assert(least * 4 > reels * rows, 'no more than three symbols win at once');
  const law = Array.from({ length: reels + 1 }, () => ({
    ways: 0n,
    sum: 0n,
    squares: 0n,
    zeros: 0n,
  }));
  for (const { marks, ways } of boardCases(game, set, [], COUNTS)) {
    const entry = law[marks];
    if (entry) [entry.ways, entry.zeros] = [entry.ways + BigInt(ways), entry.zeros + BigInt(ways)];
  }
  winners.forEach((one, at) => {
    for (const { marks, ways, orbs, counts } of boardCases(game, set, [one], maxCount)) {
      const pay = BigInt(payOf(game, one, counts[0] ?? 0) * (orbs === 0 ? 1 : orbs));
      const entry = law[marks];
      if (entry === undefined || pay === 0n) continue;
      entry.sum += BigInt(ways) * pay;
      entry.squares += BigInt(ways) * pay * pay;
      entry.zeros -= BigInt(ways);
    }
    for (const other of winners.slice(at + 1)) {
      for (const { marks, ways, orbs, counts } of boardCases(game, set, [one, other], maxCount)) {
        const pays = payOf(game, one, counts[0] ?? 0) * payOf(game, other, counts[1] ?? 0);
        const entry = law[marks];
        if (entry === undefined || pays === 0) continue;
        entry.squares += 2n * BigInt(ways) * BigInt(pays * (orbs === 0 ? 1 : orbs) ** 2);
        entry.zeros += BigInt(ways);
      }
      for (const third of winners.slice(winners.indexOf(other) + 1)) {
        for (const each of boardCases(game, set, [one, other, third], least)) {
          const entry = law[each.marks];
          if (entry && each.counts.every((count) => count === least)) {
            entry.zeros -= BigInt(each.ways);
          }
        }
      }
    }
  });
  return law.map((entry, marks) => ({ ...entry, marks, hasWild: false }));
}

/** All boards by the counts of some symbols, orbs and scatters; counts stop at `most`. */
function boardCases(
  game: SlotGame,
  set: StripSet,
  symbols: readonly number[],
  most: number,
): ReelCase[] {
  // Orbs matter to a win alone, and to no more than two symbols at once.
  const ignoresOrbs = symbols.length === 0 || symbols.length > 2;
  let boards = new Map<number, number>([[0, 1]]);
  for (const cases of reelCases(game, set, symbols, ignoresOrbs)) {
    const next = new Map<number, number>();
    for (const [key, ways] of boards) {
      const before = readKey(key, symbols.length);
      for (const each of cases) {
        const counts = before.counts.map((count, at) =>
          Math.min(most, count + (each.counts[at] ?? 0)),
        );
        const [orbs, marks] = [before.orbs + each.orbs, before.marks + each.marks];
        const after = keyOf(counts, orbs, marks);
        next.set(after, (next.get(after) ?? 0) + ways * each.ways);
      }
    }
    boards = next;
  }
  return [...boards].map(([key, ways]) => ({ ...readKey(key, symbols.length), ways }));
}

function reelCases(
  game: SlotGame,
  set: StripSet,
  symbols: readonly number[],
  ignoresOrbs: boolean,
): ReelCase[][] {
  return reelStops(game, set).map((stops) => {
    const cases = new Map<number, ReelCase>();
    for (const { column, marks } of stops) {
      const counts = symbols.map((symbol) => column.filter((shown) => shown === symbol).length);
      const sum = column.reduce((total, symbol) => total + (game.orbs[symbol] ?? 0), 0);
      const orbs = ignoresOrbs ? 0 : sum;
      const key = keyOf(counts, orbs, marks);
      cases.set(key, { counts, orbs, marks, ways: (cases.get(key)?.ways ?? 0) + 1 });
    }
    return [...cases.values()];
  });
}

function keyOf(counts: readonly number[], orbs: number, marks: number): number {
  return (
    counts.reduce((key, count) => key * COUNTS + count, 0) * ORBS * MARKS + orbs * MARKS + marks
  );
}

function readKey(key: number, length: number) {
  const marks = key % MARKS;
  const orbs = Math.floor(key / MARKS) % ORBS;
  let rest = Math.floor(key / MARKS / ORBS);
  const counts: number[] = [];
  for (let at = 0; at < length; at += 1) {
    counts.unshift(rest % COUNTS);
    rest = Math.floor(rest / COUNTS);
  }
  return { counts, orbs, marks };
}
