// What a login password must be: long enough, not a common one, not made of what everybody knows
// of the member (decisions.md 6, security.md E). There are no rules on kinds of letters but the
// merchant's own.
import type { FieldRefusal } from '@fairhouse/calls';
import { lengthOf, patternFault, type FieldRule } from '@fairhouse/rules/fields';
import { isBreached } from '../../ground/breached-passwords.ts';
import type { House } from '../../ground/house.ts';
import type { Setting } from '../settings/index.ts';
import { COMMON_PASSWORDS } from './common-passwords-table.ts';
import { patternRefusal } from './field-refusal.ts';

export interface PasswordDemands {
  readonly rules: Setting<'passwordRules'>;
  /** The registration field's rule, where the merchant has one. */
  readonly field: FieldRule | undefined;
  /** Names, contacts and brand words that the password must not be built from. */
  readonly context: readonly string[];
}

export type PasswordProblem =
  | { readonly code: 'password.length'; readonly params: { readonly range: string } }
  | { readonly code: 'password.common' | 'password.context' | 'password.breached' }
  | { readonly code: 'request.invalid'; readonly pattern: FieldRefusal };

const SHORTEST_CONTEXT = 4;
/** What must be left of a password when the words of its context are taken away. */
const LEAST_REST = 4;

/**
 * What is wrong with a new password: by the rules, or that it is known from a breach; undefined
 * when it may be used.
 */
export async function newPasswordProblem(
  house: House,
  password: string,
  demands: PasswordDemands,
): Promise<PasswordProblem | undefined> {
  const problem = passwordProblem(password, demands);
  if (problem !== undefined) return problem;
  return (await isBreached(house, password)) ? { code: 'password.breached' } : undefined;
}

/** What is wrong with a password by the rules, the length first; undefined when they allow it. */
export function passwordProblem(
  password: string,
  { rules, field, context }: PasswordDemands,
): PasswordProblem | undefined {
  const minLength = Math.max(8, rules.minLength, field?.minLength ?? 0);
  const maxLength = Math.max(minLength, Math.min(rules.maxLength, field?.maxLength ?? 128));
  const length = lengthOf(password);
  if (length < minLength || length > maxLength) {
    return { code: 'password.length', params: { range: `${minLength}-${maxLength}` } };
  }
  if (isCommon(password)) return { code: 'password.common' };
  if (isMadeOf(password, context)) return { code: 'password.context' };
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
 * A password of the list, with or without its look-alike letters, a run of keys, or one piece
 * repeated.
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

/** Nothing but neighbours of the alphabet or of one row of keys, in either direction. */
function isRun(text: string): boolean {
  return ROWS.some((row) => {
    const backwards = [...row].reverse().join('');
    return row.includes(text) || backwards.includes(text);
  });
}

function isMadeOf(password: string, context: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return context
    .map((word) => word.toLowerCase().trim())
    .filter((word) => [...word].length >= SHORTEST_CONTEXT)
    .some((word) => plain.includes(word) && restOf(plain, word).length < LEAST_REST);
}

/** What is left when a word and the digits and signs around it are gone: letters that are new. */
function restOf(plain: string, word: string): string {
  return plain.replaceAll(word, '').replaceAll(/[^\p{L}]/gu, '');
}
