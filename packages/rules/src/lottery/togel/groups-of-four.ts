// The pairs and triples that each group of four digits hits, by tier (lottery.md 1.10).

/** The tiers of colok macau: how many of the four digits belong to the pair. */
export const MACAU_TIERS = ['2', '3', '4'] as const;

/**
 * The tiers of colok naga. 3: the fourth digit is none of the three; 4: it is one of them. Triples
 * of different digits, with a pair (P) and of one digit (T) have different chances.
 */
export const NAGA_TIERS = ['3', '4', '3P', '4P', '3T', '4T'] as const;

/** The hits of four digits, independent of their order. */
export interface GroupHits {
  /** The digits, as a mask. */
  readonly digits: number;
  readonly byTier: readonly (readonly number[])[];
}

/** The digits sorted and read as one number. */
export function sortedCode(digits: readonly number[]): number {
  return [...digits]
    .sort((left, right) => left - right)
    .reduce((code, digit) => code * 10 + digit, 0);
}

/** Every multiset of `count` digits, sorted. */
function groupsOf(digits: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return digits.flatMap((digit, at) =>
    groupsOf(digits.slice(at), count - 1).map((rest) => [digit, ...rest]),
  );
}

/** Pairs of different digits that are both among the four. */
function macauHits(four: readonly number[]): number[][] {
  const hits = MACAU_TIERS.map((): number[] => []);
  const kinds = [...new Set(four)];
  for (const [at, left] of kinds.entries()) {
    for (const right of kinds.slice(at + 1)) {
      const count = four.filter((digit) => digit === left || digit === right).length;
      hits[count - 2]?.push(sortedCode([left, right]));
    }
  }
  return hits;
}

/** Three of the four digits; a digit that is chosen twice must occur twice. */
function nagaHits(four: readonly number[]): number[][] {
  const hits = NAGA_TIERS.map(() => new Set<number>());
  for (const [at, fourth] of four.entries()) {
    const three = four.filter((_, other) => other !== at);
    const shape = 3 - new Set(three).size;
    hits[2 * shape + Number(three.includes(fourth))]?.add(sortedCode(three));
  }
  return hits.map((set) => [...set]);
}

const GROUPS = lazy(() => groupsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4));

function tableOf(hits: (four: readonly number[]) => number[][]): ReadonlyMap<number, GroupHits> {
  return new Map(
    GROUPS().map((four) => [
      sortedCode(four),
      { digits: four.reduce((mask, digit) => mask | (1 << digit), 0), byTier: hits(four) },
    ]),
  );
}

/** The hits of each of the 715 groups of four digits, indexed by sorted code. */
export const MACAU = lazy(() => tableOf(macauHits));
export const NAGA = lazy(() => tableOf(nagaHits));
import { lazy } from '../lazy.ts';
