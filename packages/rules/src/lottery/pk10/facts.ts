// Facts about ten places, used by all plays (lottery.md 1.5).
import { preparePicks, type PickFacts } from '../picks/facts.ts';

export interface Pk10Facts extends PickFacts {
  /** The sum of the first two numbers. */
  readonly sumOfTwo: number;
  /** The sum of the first three. */
  readonly sumOfThree: number;
}

export const PLACES = 10;

/**
 * The facts of a result such as `02,08,10,07,04,03,09,05,06,01`, the winner first; undefined for
 * any other text.
 */
export function preparePk10(numbers: string): Pk10Facts | undefined {
  const facts = preparePicks(numbers, PLACES, PLACES);
  if (!facts) return undefined;
  const [first = 0, second = 0, third = 0] = facts.picks.map((pick) => pick + 1);
  return { ...facts, sumOfTwo: first + second, sumOfThree: first + second + third };
}
