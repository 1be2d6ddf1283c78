// The registration form as one list: which fields there are, in which order they are asked, and
// what is wrong with each (product.md sections 3 and 5).
import { bornBy, isBirthday, readDate } from './dates.ts';
import { cleanText, patternFault, type FieldRule, type FieldRules } from './judge-field.ts';
import type { PatternFault } from './judge-field.ts';

/** Every field of a registration, in the order in which the form asks. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'idNumber',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'wechat',
  'qqNum',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const;

export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterValues = Readonly<Partial<Record<RegisterField, string>>>;

/** By a username of one's own, or by a mobile number that is the username too. */
export type RegisterWay = 'username' | 'mobile';

/** What each way asks of everybody, whatever the rules say. */
const ALWAYS: Readonly<Record<RegisterWay, readonly RegisterField[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
};

/** The fields that a merchant's rules show on one way of registering. */
export function shownFields(rules: FieldRules, way: RegisterWay = 'username'): RegisterField[] {
  const always = ALWAYS[way];
  const isNumberAsked = way === 'mobile' || rules['mobileNum']?.enabled === true;
  return REGISTER_FIELDS.filter((name) => {
    if (name === 'username') return way === 'username';
    // A code is sent to a number: without one there is nothing to prove.
    if (name === 'verificationCode' && !isNumberAsked) return false;
    return always.includes(name) || rules[name]?.enabled === true;
  });
}

/** Whether a shown field must be filled in. */
export function isRequired(
  name: RegisterField,
  rules: FieldRules,
  way: RegisterWay = 'username',
): boolean {
  return ALWAYS[way].includes(name) || rules[name]?.required === true;
}

export type FieldFault =
  | PatternFault
  | { readonly kind: 'required' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'underage' };

/** Judged exactly as typed, for what is hidden from the eye is not cleaned by us. */
export const AS_TYPED: ReadonlySet<RegisterField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
]);

interface FieldCheck {
  readonly name: RegisterField;
  readonly rule: FieldRule | undefined;
  readonly required: boolean;
  readonly values: RegisterValues;
  /** Today in the merchant's zone, `YYYY-MM-DD`, and how old one must be. */
  readonly today: string;
  readonly age: number;
}

/** What is wrong with one field of a registration; undefined when nothing is. */
export function fieldFault(check: FieldCheck): FieldFault | undefined {
  const { name, rule, required, values } = check;
  const typed = values[name] ?? '';
  if (name === 'confirmPassword') return confirmFault(typed, values.password ?? '');
  const text = AS_TYPED.has(name) ? typed : cleanText(typed);
  if (text === '') return required ? { kind: 'required' } : undefined;
  if (rule === undefined) return undefined;
  const fault = patternFault(rule, text);
  if (fault !== undefined || name !== 'birthday') return fault;
  return birthdayFault(rule, text, check);
}

function confirmFault(typed: string, password: string): FieldFault | undefined {
  if (typed === password) return undefined;
  return { kind: typed === '' ? 'required' : 'mismatch' };
}

function birthdayFault(rule: FieldRule, text: string, { today, age }: FieldCheck) {
  const born = readDate(text);
  if (born === undefined) return undefined;
  if (!isBirthday(born, today)) return patternFault({ ...rule, minLength: 1, maxLength: 0 }, text);
  return born > bornBy(today, age) ? ({ kind: 'underage' } as const) : undefined;
}
