// What is wrong with a text by a merchant's rule. The site asks before it sends and the server
// before it believes; both get the same answer, because they ask here.
import { readDate } from './dates.ts';
import { PATTERN_FAMILIES, patternOf, type PatternId } from './families.ts';

/** A field's rule as a merchant sets it (product.md section 3, registration field rule). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** A text that does not fit, with the family whose words say so and the lengths they name. */
export interface PatternFault {
  readonly kind: 'pattern';
  readonly pattern: PatternId;
  /** `6-20`, or `6` where both ends are the same. */
  readonly range: string;
}

/** A text as it is judged and kept: composed, without blanks around it. Never for passwords. */
export function cleanText(typed: string): string {
  return typed.normalize('NFC').trim();
}

/** Characters as people count them nearly: an accent or a vowel mark that can be composed is. */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** `6-20`, or `6` where both ends are the same. */
export function rangeOf({ minLength, maxLength }: FieldRule): string {
  return minLength === maxLength ? String(minLength) : `${minLength}-${maxLength}`;
}

/** What is wrong with a text by its rule's pattern and lengths; undefined when it fits. */
export function patternFault(rule: FieldRule, text: string): PatternFault | undefined {
  const pattern = patternOf(rule.patternId);
  const { form, isDate } = PATTERN_FAMILIES[pattern];
  const composed = text.normalize('NFC');
  const length = lengthOf(composed);
  const fits =
    length >= rule.minLength &&
    length <= rule.maxLength &&
    form.test(composed) &&
    (isDate !== true || readDate(composed) !== undefined);
  return fits ? undefined : { kind: 'pattern', pattern, range: rangeOf(rule) };
}
