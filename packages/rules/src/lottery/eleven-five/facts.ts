// Facts about five numbers of 1 to 11, used by all plays (lottery.md 1.3).
import { preparePicks, type PickFacts } from '../picks/facts.ts';

export interface ElevenFiveFacts extends PickFacts {
  readonly sum: number;
  /** The count of odd numbers among the five. */
  readonly odd: number;
  /** The third smallest. */
  readonly middle: number;
}

/** The count of drawn numbers, and the highest number. */
export const DRAWN = 5;
export const NUMBERS = 11;

/** The facts of a result such as `03,11,05,01,08`; undefined for any other text. */
export function prepareElevenFive(numbers: string): ElevenFiveFacts | undefined {
  const facts = preparePicks(numbers, DRAWN, NUMBERS);
  if (!facts) return undefined;
  const drawn = facts.picks.map((pick) => pick + 1);
  return {
    ...facts,
    sum: drawn.reduce((sum, number) => sum + number, 0),
    odd: drawn.filter((number) => number % 2 === 1).length,
    middle: drawn.sort((left, right) => left - right)[2] ?? 0,
  };
}
