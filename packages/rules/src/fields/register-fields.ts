// The fields of the registration form in order, and the validation of each (product.md sections 3
// and 5).
import { latestBirthday, isBirthday, readDate } from './dates.ts';
import { cleanText, patternFault, type FieldRule, type FieldRules } from './field-rule.ts';
import type { PatternFault } from './field-rule.ts';

/** Every field of a registration, in form order. */
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

/** Registration with a chosen username, or with a mobile number that is also the username. */
export type RegistrationMethod = 'username' | 'mobile';

/** The fields that are always required by each method, independent of the rules. */
const REQUIRED_FIELDS: Readonly<Record<RegistrationMethod, readonly RegisterField[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
};

/** The fields that a merchant's rules show for one registration method. */
export function shownFields(
  rules: FieldRules,
  method: RegistrationMethod = 'username',
): RegisterField[] {
  const required = REQUIRED_FIELDS[method];
  const hasNumber = method === 'mobile' || rules['mobileNum']?.enabled === true;
  return REGISTER_FIELDS.filter((name) => {
    if (name === 'username') return method === 'username';
    // A verification code is sent to a number, so it is only shown with a number field.
    if (name === 'verificationCode' && !hasNumber) return false;
    return required.includes(name) || rules[name]?.enabled === true;
  });
}

/** Whether a shown field is required. */
export function isRequired(
  name: RegisterField,
  rules: FieldRules,
  method: RegistrationMethod = 'username',
): boolean {
  return REQUIRED_FIELDS[method].includes(name) || rules[name]?.required === true;
}

export type FieldFault =
  | PatternFault
  | { readonly kind: 'required' }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'underage' };

/** Fields that are validated exactly as typed, because hidden input must not be changed. */
export const VERBATIM_FIELDS: ReadonlySet<RegisterField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
]);

interface FieldCheck {
  readonly name: RegisterField;
  readonly rule: FieldRule | undefined;
  readonly required: boolean;
  readonly values: RegisterValues;
  /** Today in the merchant's time zone, `YYYY-MM-DD`, and the minimum age. */
  readonly today: string;
  readonly age: number;
}

/** What is wrong with one field of a registration; undefined when it is valid. */
export function fieldFault(check: FieldCheck): FieldFault | undefined {
  const { name, rule, required, values } = check;
  const typed = values[name] ?? '';
  if (name === 'confirmPassword') return confirmFault(typed, values.password ?? '');
  const text = VERBATIM_FIELDS.has(name) ? typed : cleanText(typed);
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
  return born > latestBirthday(today, age) ? ({ kind: 'underage' } as const) : undefined;
}
