// Facts about five digits, used by all plays.
import { prepareDigits, type DigitFacts } from '../digits/facts.ts';
import { bullIndex } from './bull-index.ts';

/** Positions 万 千 百 十 个 are 0 to 4; a set of positions is a bit mask, bit i for position i. */
export const PLACES = 5;

export interface SscFacts extends DigitFacts {
  readonly bull: number;
}

/** The facts of a result of five digits; undefined for any other text. */
export function prepareSsc(numbers: string): SscFacts | undefined {
  const facts = prepareDigits(numbers, PLACES);
  return facts && { ...facts, bull: bullIndex(facts.digits) };
}
