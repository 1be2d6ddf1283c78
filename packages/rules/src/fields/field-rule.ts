// Validates a text against a merchant's rule. The site validates before sending and the server on
// receipt, both with this module.
import { readDate } from './dates.ts';
import { PATTERN_FAMILIES, toPatternId, type PatternId } from './families.ts';

/** A field's rule as a merchant configures it (product.md section 3, registration field rule). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Why a text does not fit: the family that selects the message, and the lengths in it. */
export interface PatternFault {
  readonly kind: 'pattern';
  readonly pattern: PatternId;
  /** `6-20`, or `6` where both bounds are equal. */
  readonly range: string;
}

/**
 * Normalizes a text before it is validated and stored: composed (NFC) and trimmed. Never for
 * passwords.
 */
export function cleanText(typed: string): string {
  return typed.normalize('NFC').trim();
}

/**
 * The approximate number of characters that a person sees: an accent or vowel mark that composes
 * with its letter counts as one character.
 */
export function countCharacters(text: string): number {
  return [...text.normalize('NFC')].length;
}

/** `6-20`, or `6` where both bounds are equal. */
export function formatLengthRange({ minLength, maxLength }: FieldRule): string {
  return minLength === maxLength ? String(minLength) : `${minLength}-${maxLength}`;
}

/** What is wrong with a text by the rule's pattern and lengths; undefined when it fits. */
export function patternFault(rule: FieldRule, text: string): PatternFault | undefined {
  const pattern = toPatternId(rule.patternId);
  const { form, isDate } = PATTERN_FAMILIES[pattern];
  const composed = text.normalize('NFC');
  const length = countCharacters(composed);
  const fits =
    length >= rule.minLength &&
    length <= rule.maxLength &&
    form.test(composed) &&
    (isDate !== true || readDate(composed) !== undefined);
  return fits ? undefined : { kind: 'pattern', pattern, range: formatLengthRange(rule) };
}
