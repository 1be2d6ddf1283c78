// The families of patterns that a merchant's registration fields may ask for (product.md section
// 5).
import type { RefusalCode } from '@fairhouse/calls';
import { parseDay } from '@fairhouse/values';

export const PATTERN_IDS = [
  'any',
  'letters-digits',
  'letter-first',
  'digits',
  'email',
  'uppercase',
  'mixed',
  'full-name',
  'name',
  'thai',
  'korean',
  'japanese',
  'date',
  'date-month-first',
  'phone',
] as const;

export type PatternId = (typeof PATTERN_IDS)[number];

interface Family {
  readonly form: RegExp;
  /** What is said when a text does not fit, with `(range)` for the lengths. */
  readonly refusal: RefusalCode;
}

const FAMILIES: Readonly<Record<PatternId, Family>> = {
  any: { form: /^\P{Cc}*$/u, refusal: 'pattern.any' },
  'letters-digits': { form: /^[A-Za-z0-9]*$/, refusal: 'pattern.letters_digits' },
  'letter-first': { form: /^[A-Za-z][A-Za-z0-9]*$/, refusal: 'pattern.letter_first' },
  digits: { form: /^[0-9]*$/, refusal: 'pattern.digits' },
  email: { form: emailForm(), refusal: 'pattern.email' },
  uppercase: { form: /^(?=.*\p{Lu})\P{Cc}*$/u, refusal: 'pattern.uppercase' },
  mixed: {
    form: /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})(?=.*[^\p{L}\p{N}\s])\P{Cc}*$/u,
    refusal: 'pattern.mixed',
  },
  'full-name': {
    form: /^[\p{L}\p{M}.'’-]+( [\p{L}\p{M}.'’-]+)+$/u,
    refusal: 'pattern.full_name',
  },
  name: { form: /^[\p{L}\p{M}.'’ -]+$/u, refusal: 'pattern.name' },
  thai: { form: /^[\p{Script=Thai} ]+$/u, refusal: 'pattern.thai' },
  korean: { form: /^[\p{Script=Hangul} ]+$/u, refusal: 'pattern.korean' },
  japanese: {
    form: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー ]+$/u,
    refusal: 'pattern.japanese',
  },
  date: { form: /^\d{4}-\d{2}-\d{2}$/, refusal: 'pattern.date_year_first' },
  'date-month-first': { form: /^\d{2}-\d{2}-\d{4}$/, refusal: 'pattern.date_month_first' },
  phone: { form: /^\+?[0-9]{6,15}$/, refusal: 'pattern.phone' },
};

/** Words with dots between them, at a host with at least one dot. */
function emailForm(): RegExp {
  const word = String.raw`[\w!#$%&'*+/=?^{|}~-]+`;
  const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?';
  return new RegExp(String.raw`^${word}(\.${word})*@(${label}\.)+[a-z]{2,}$`, 'i');
}

/** A field's rule as a merchant sets it (product.md section 3, registration field rule). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}

/** `6-20`, or `6` where both ends are the same. */
export function rangeOf({ minLength, maxLength }: FieldRule): string {
  return minLength === maxLength ? String(minLength) : `${minLength}-${maxLength}`;
}

/**
 * What is wrong with a text by its rule; undefined when it fits. Lengths count characters, not
 * bytes.
 */
export function patternProblem(rule: FieldRule, text: string): RefusalCode | undefined {
  const { form, refusal } = FAMILIES[familyOf(rule.patternId)];
  const { length } = [...text];
  const fits = length >= rule.minLength && length <= rule.maxLength && form.test(text);
  if (!fits) return refusal;
  if (refusal === 'pattern.date_year_first' || refusal === 'pattern.date_month_first') {
    return dayOf(text) === undefined ? refusal : undefined;
  }
  return undefined;
}

/** A date in either form as `YYYY-MM-DD`; undefined for a day that does not exist. */
export function dayOf(text: string): string | undefined {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return parseDay(year === undefined ? text : `${year}-${month}-${day}`);
}

/** A rule that names no family we know asks for nothing but a length. */
function familyOf(id: string): PatternId {
  return PATTERN_IDS.find((each) => each === id) ?? 'any';
}
