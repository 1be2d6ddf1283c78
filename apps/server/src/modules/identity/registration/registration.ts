// The fields of a registration, by the merchant's rules (product.md sections 3 and 5).
import type { FieldRefusal, Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { cleanText, fieldFault, readDate, type FieldRule } from '@fairhouse/rules/fields';
import type { Instant } from '@fairhouse/values';
import { paymentPasswordProblem } from '../../members/index.ts';
import { readMobile } from '../contacts/index.ts';
import type { Site } from '../../settings/index.ts';
import { fieldRefusal } from '../passwords/index.ts';

/** The input of a registration by username, or by mobile number, which has no separate username. */
export type RegisterInput = Omit<Input<PlayerCalls['register']>, 'username'> & {
  readonly username?: string;
};

/** The source of the username. */
export type RegistrationMethod = 'username' | 'mobile';

/** Text fields that are validated by rule and pattern alone. */
const TEXT_FIELDS = [
  'username',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'affiliateCode',
  'referralCode',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'wechat',
  'idNumber',
  'birthday',
  'nickname',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** The registration's values; a field that is disabled counts as empty. */
export interface Registration {
  readonly texts: Readonly<Record<TextField, string>>;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string;
  readonly paymentPassword: string | undefined;
  /** In international form, or empty. */
  readonly mobile: string;
  /** Whether ownership of the number must be proven before anything is written. */
  readonly needsProof: boolean;
  readonly needsCaptcha: boolean;
}

export type FieldProblems = Readonly<Record<string, FieldRefusal>>;

/** The registration without disabled fields, or the problems of its fields. */
export function readRegistration(
  site: Site,
  input: RegisterInput,
  now: Instant,
  method: RegistrationMethod = 'username',
): { readonly registration: Registration } | { readonly problems: FieldProblems } {
  const rules = site.settings.registerRules;
  const problems = collectProblems();
  const context = { site, today: todayOf(site, now), problems };
  const texts = Object.fromEntries(
    textFieldsOf(method).map((name) => [name, readText(name, input[name], context)]),
  ) as Record<TextField, string>;
  const birthday = texts.birthday === '' ? '' : (readDate(texts.birthday) ?? '');
  const paymentPassword = readPaymentPassword(rules['paymentPassword'], input, problems);
  const phone = readPhone(input, method, context);
  if (method === 'mobile') texts.username = phone.mobile;
  if (input.confirmPassword === undefined && isRequired(rules['confirmPassword'])) {
    problems.add('confirmPassword', 'field.required');
  }
  const found = problems.found();
  if (found !== undefined) return { problems: found };
  const needsCaptcha = rules['captcha']?.enabled === true;
  return { registration: { ...phone, texts, birthday, paymentPassword, needsCaptcha } };
}

const isRequired = (rule: FieldRule | undefined): boolean =>
  rule?.enabled === true && rule.required;

interface ReadingContext {
  readonly site: Site;
  readonly today: string;
  readonly problems: Problems;
}

/** The text as stored; empty if the field is disabled. */
function readText(name: TextField, given = '', { site, today, problems }: ReadingContext): string {
  const rule = site.settings.registerRules[name];
  if (rule?.enabled !== true) return name === 'username' ? cleanText(given) : '';
  const fault = fieldFault({
    name,
    rule,
    required: rule.required,
    values: { [name]: given },
    today,
    age: site.settings.brand.minimumAge,
  });
  if (fault !== undefined) problems.add(name, fieldRefusal(fault));
  return cleanText(given);
}

/** The mobile number, and whether it must be proven, which is always so if it is the username. */
function readPhone(
  input: RegisterInput,
  method: RegistrationMethod,
  { site, problems }: ReadingContext,
): Pick<Registration, 'mobile' | 'needsProof'> {
  const rules = site.settings.registerRules;
  const proofRule = rules['verificationCode'];
  const isApprovalPending = method === 'mobile' || rules['mobileNum']?.enabled === true;
  const typed = isApprovalPending ? (input.mobileNum ?? '').trim() : '';
  const mustProve = method === 'mobile' || isRequired(proofRule);
  const gave = (input.verificationCode ?? '') !== '' || input.firebaseIdToken !== undefined;
  if (typed === '') {
    if (mustProve) problems.add('mobileNum', 'field.required');
    return { mobile: '', needsProof: mustProve };
  }
  const { countryDialingCode } = input;
  const mobile = readMobile(site, { mobileNum: typed, countryDialingCode })?.e164;
  if (mobile === undefined) problems.add('mobileNum', 'mobile.invalid');
  if (mustProve && !gave) problems.add('verificationCode', 'field.required');
  return { mobile: mobile ?? '', needsProof: mustProve || (proofRule?.enabled === true && gave) };
}

/** A mobile number that is the username replaces the fields for username and mobile number. */
function textFieldsOf(method: RegistrationMethod): readonly TextField[] {
  if (method === 'username') return TEXT_FIELDS;
  return TEXT_FIELDS.filter((name) => name !== 'username' && name !== 'mobileNum');
}

function readPaymentPassword(
  rule: FieldRule | undefined,
  input: RegisterInput,
  problems: Problems,
): string | undefined {
  if (rule?.enabled !== true) return undefined;
  const digits = input.paymentPassword ?? '';
  if (digits === '') {
    if (rule.required) problems.add('paymentPassword', 'field.required');
    return undefined;
  }
  const problem = paymentPasswordProblem(digits);
  if (problem !== undefined) problems.add('paymentPassword', problem);
  if (digits === input.password) {
    problems.add('paymentPassword', 'paymentPassword.same_as_login');
  }
  return digits;
}

function todayOf({ merchant }: Site, now: Instant): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: merchant.zone }).format(now);
}

interface Problems {
  add(name: string, problem: FieldRefusal): void;
  found(): FieldProblems | undefined;
}

/** The first problem of each field. */
function collectProblems(): Problems {
  const fields: Record<string, FieldRefusal> = {};
  return {
    add: (name, problem) => {
      fields[name] ??= problem;
    },
    found: () => (Object.keys(fields).length === 0 ? undefined : fields),
  };
}
