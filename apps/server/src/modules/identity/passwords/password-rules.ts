// Rules for login passwords: long enough, not a common one, and not built from the member's own
// data (decisions.md 6, security.md E). There are no composition rules except the merchant's own.
import type { FieldRefusal } from '@fairhouse/calls';
import { countCharacters, patternFault, type FieldRule } from '@fairhouse/rules/fields';
import { isBreached } from '../../../platform/breached-passwords.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Setting } from '../../settings/index.ts';
import { COMMON_PASSWORDS } from './common-passwords-table.ts';
import { patternRefusal } from './field-refusal.ts';

export interface PasswordRules {
  readonly rules: Setting<'passwordRules'>;
  /** The registration field's rule, if the merchant has one. */
  readonly field: FieldRule | undefined;
  /** Names, contacts and brand words that the password must not be built from. */
  readonly context: readonly string[];
}

export type PasswordProblem =
  | { readonly code: 'password.length'; readonly params: { readonly range: string } }
  | { readonly code: 'password.common' | 'password.context' | 'password.breached' }
  | { readonly code: 'request.invalid'; readonly pattern: FieldRefusal };

const MIN_CONTEXT_LENGTH = 4;
/** Minimum number of letters left after removing a context word. */
const MIN_REMAINDER = 4;

/**
 * The problem of a new password, by the rules or because it is known from a breach; undefined if it
 * is acceptable.
 */
export async function newPasswordProblem(
  app: AppContext,
  password: string,
  demands: PasswordRules,
): Promise<PasswordProblem | undefined> {
  const problem = passwordProblem(password, demands);
  if (problem !== undefined) return problem;
  return (await isBreached(app, password)) ? { code: 'password.breached' } : undefined;
}

/** The problem of a password by the rules, the length first; undefined if they allow it. */
export function passwordProblem(
  password: string,
  { rules, field, context }: PasswordRules,
): PasswordProblem | undefined {
  const minLength = Math.max(8, rules.minLength, field?.minLength ?? 0);
  const maxLength = Math.max(minLength, Math.min(rules.maxLength, field?.maxLength ?? 128));
  const length = countCharacters(password);
  if (length < minLength || length > maxLength) {
    return { code: 'password.length', params: { range: `${minLength}-${maxLength}` } };
  }
  if (isCommon(password)) return { code: 'password.common' };
  if (isBuiltFrom(password, context)) return { code: 'password.context' };
  const fault = field && patternFault({ ...field, minLength, maxLength }, password);
  return fault && { code: 'request.invalid', pattern: patternRefusal(fault) };
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether it is a listed password (with or without look-alike letters), a keyboard run, or a
 * repeated piece.
 */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.trim())) return true;
  const spelled = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  if (COMMON_PASSWORDS.has(spelled)) return true;
  const repeated = /^(.{1,4})\1+(.{0,3})$/su.exec(plain);
  if (repeated?.[1]?.startsWith(repeated[2] ?? '') === true) return true;
  return isRun(plain);
}

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Only adjacent letters of the alphabet or of one keyboard row, in either direction. */
function isRun(text: string): boolean {
  return ROWS.some((row) => {
    const backwards = [...row].reverse().join('');
    return row.includes(text) || backwards.includes(text);
  });
}

function isBuiltFrom(password: string, context: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return context
    .map((word) => word.toLowerCase().trim())
    .filter((word) => [...word].length >= MIN_CONTEXT_LENGTH)
    .some((word) => plain.includes(word) && remainderOf(plain, word).length < MIN_REMAINDER);
}

/** The letters left after removing a word, digits and punctuation. */
function remainderOf(plain: string, word: string): string {
  return plain.replaceAll(word, '').replaceAll(/[^\p{L}]/gu, '');
}
