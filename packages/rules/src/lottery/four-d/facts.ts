// What the 4D plays ask of a result, worked out once per draw (lottery.md 1.12).
import { sortedDigits } from '../permutations.ts';

/** The prizes in the order in which they are printed, and how many numbers each has. */
export const RANKS = [
  { code: 'FIRST', count: 1 },
  { code: 'SECOND', count: 1 },
  { code: 'THIRD', count: 1 },
  { code: 'SPECIAL', count: 10 },
  { code: 'CONSOLATION', count: 10 },
] as const;

export const PRIZES = 23;

/** Drawn numbers by rank, in the order of RANKS. */
type ByRank = readonly (readonly number[])[];

export interface FourDFacts {
  readonly whole: ByRank;
  /** The numbers with their digits sorted. */
  readonly sorted: ByRank;
  readonly last3: ByRank;
  readonly last2: ByRank;
}

const RESULT = /^\d{4}(?: \d{4}){22}$/;

/** The facts of 23 numbers of four digits with a space between them; undefined for other texts. */
export function prepareFourD(numbers: string): FourDFacts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const drawn = numbers.split(' ').map(Number);
  const by = (value: (number: number) => number): ByRank => {
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
