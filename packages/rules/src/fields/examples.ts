// Example texts that a rule accepts and rejects, shown to the operator who configures the rule.
import { PATTERN_FAMILIES, toPatternId } from './families.ts';
import { countCharacters, patternFault, type FieldRule } from './field-rule.ts';

export interface Examples {
  /**
   * Undefined where no text fits, such as a date of six characters: such a field cannot be filled
   * in.
   */
  readonly passes: string | undefined;
  readonly fails: string;
}

/** A text that the rule accepts, adjusted to its lengths, and one that it rejects. */
export function buildExamples(rule: FieldRule): Examples {
  const { passes, fails, filler } = PATTERN_FAMILIES[toPatternId(rule.patternId)];
  const fitted = resize(passes, filler, rule);
  return { passes: patternFault(rule, fitted) === undefined ? fitted : undefined, fails };
}

/** Lengthens a text with fillers after its first character, or removes characters there. */
function resize(text: string, filler: string, { minLength, maxLength }: FieldRule): string {
  const [first = '', ...rest] = text;
  const missing = minLength - countCharacters(text);
  if (missing > 0) return `${first}${filler.repeat(missing)}${rest.join('')}`;
  const surplus = countCharacters(text) - maxLength;
  return surplus > 0 && filler !== '' ? `${first}${rest.slice(surplus).join('')}` : text;
}
