// Facts about a 4D result, computed once per draw and used by all plays (lottery.md 1.12).
import { sortedDigits } from '../slip/permutations.ts';

/** The prizes in printed order, with the count of numbers of each. */
export const RANKS = [
  { code: 'FIRST', count: 1 },
  { code: 'SECOND', count: 1 },
  { code: 'THIRD', count: 1 },
  { code: 'SPECIAL', count: 10 },
  { code: 'CONSOLATION', count: 10 },
] as const;

export const PRIZES = 23;

/** Drawn numbers indexed by rank, in the order of RANKS. */
type NumbersByRank = readonly (readonly number[])[];

export interface FourDFacts {
  readonly whole: NumbersByRank;
  /** The numbers with sorted digits. */
  readonly sorted: NumbersByRank;
  readonly last3: NumbersByRank;
  readonly last2: NumbersByRank;
}

const RESULT = /^\d{4}(?: \d{4}){22}$/;

/** The facts of 23 space-separated numbers of four digits; undefined for any other text. */
export function prepareFourD(numbers: string): FourDFacts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const drawn = numbers.split(' ').map(Number);
  const by = (value: (number: number) => number): NumbersByRank => {
    let from = 0;
    return RANKS.map(({ count }) => {
      from += count;
      return drawn.slice(from - count, from).map(value);
    });
  };
  return {
    whole: by((number) => number),
    sorted: by((number) => sortedDigits(number, 4)),
    last3: by((number) => number % 1000),
    last2: by((number) => number % 100),
  };
}
