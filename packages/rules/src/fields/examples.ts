// What a rule takes and what it does not, shown to those who set the rule.
import { PATTERN_FAMILIES, patternOf } from './families.ts';
import { lengthOf, patternFault, type FieldRule } from './judge-field.ts';

export interface Examples {
  /** Undefined where nothing fits, such as a date of six signs: nobody could fill the field in. */
  readonly passes: string | undefined;
  readonly fails: string;
}

/** A text that a rule takes, brought to a length that it allows, and one that it refuses. */
export function examplesOf(rule: FieldRule): Examples {
  const { passes, fails, filler } = PATTERN_FAMILIES[patternOf(rule.patternId)];
  const fitted = resize(passes, filler, rule);
  return { passes: patternFault(rule, fitted) === undefined ? fitted : undefined, fails };
}

/** Longer by signs behind the first, or shorter by the signs that stand there. */
function resize(text: string, filler: string, { minLength, maxLength }: FieldRule): string {
  const [first = '', ...rest] = text;
  const missing = minLength - lengthOf(text);
  if (missing > 0) return `${first}${filler.repeat(missing)}${rest.join('')}`;
  const surplus = lengthOf(text) - maxLength;
  return surplus > 0 && filler !== '' ? `${first}${rest.slice(surplus).join('')}` : text;
}
