// The refusal that says what is wrong with a field.
import type { FieldRefusal, RefusalCode } from '@fairhouse/calls';
import type { FieldFault, PatternFault, PatternId } from '@fairhouse/rules/fields';

const PATTERNS: Readonly<Record<PatternId, RefusalCode>> = {
  any: 'pattern.any',
  'letters-digits': 'pattern.letters_digits',
  'letter-first': 'pattern.letter_first',
  digits: 'pattern.digits',
  email: 'pattern.email',
  uppercase: 'pattern.uppercase',
  mixed: 'pattern.mixed',
  'full-name': 'pattern.full_name',
  name: 'pattern.name',
  thai: 'pattern.thai',
  korean: 'pattern.korean',
  japanese: 'pattern.japanese',
  date: 'pattern.date_year_first',
  'date-month-first': 'pattern.date_month_first',
  phone: 'pattern.phone',
};

const OTHERS = {
  required: 'field.required',
  mismatch: 'password.mismatch',
  underage: 'age.too_young',
} as const satisfies Record<Exclude<FieldFault['kind'], 'pattern'>, RefusalCode>;

/** The family's own words, with the lengths of the rule. */
export function patternRefusal({ pattern, range }: PatternFault): FieldRefusal {
  return { code: PATTERNS[pattern], params: { range } };
}

export function fieldRefusal(fault: FieldFault): FieldRefusal {
  return fault.kind === 'pattern' ? patternRefusal(fault) : OTHERS[fault.kind];
}
