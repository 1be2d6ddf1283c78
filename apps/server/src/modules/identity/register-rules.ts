// Which fields a registration must and may have, by the merchant's rules (product.md sections 3
// and 5).
import type { Input, RefusalCode } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Instant } from '@fairhouse/values';
import { paymentPasswordProblem } from '../members/index.ts';
import type { Site } from '../settings/index.ts';
import { dayOf, patternProblem, rangeOf, type FieldRule } from './field-patterns.ts';

export type RegisterInput = Input<PlayerCalls['register']>;

/** Fields whose texts are judged by rule and pattern alone. */
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

/** What the merchant asks for and the visitor gave; a field that is off counts as not given. */
export interface Registration {
  readonly texts: Readonly<Record<TextField, string>>;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthday: string;
  readonly paymentPassword: string | undefined;
  readonly needsCaptcha: boolean;
}

export interface FieldProblems {
  readonly fields: Readonly<Record<string, RefusalCode>>;
  readonly params: Readonly<Record<string, string>>;
}

/** The registration with what is switched off left out, or what is wrong with its fields. */
export function readRegistration(
  site: Site,
  input: RegisterInput,
  now: Instant,
): { readonly registration: Registration } | { readonly problems: FieldProblems } {
  const rules = site.settings.registerRules;
  const problems = collectProblems();
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, readText(name, rules[name], input[name], problems)]),
  ) as Record<TextField, string>;
  const birthday = texts.birthday === '' ? '' : (dayOf(texts.birthday) ?? '');
  if (birthday !== '' && isTooYoung(site, birthday, now)) {
    problems.add('birthday', 'age.too_young');
  }
  const paymentPassword = readPaymentPassword(rules['paymentPassword'], input, problems);
  // A code by SMS cannot be right where none was sent.
  if (isRequired(rules['verificationCode'])) problems.add('verificationCode', 'field.invalid');
  if (input.confirmPassword === undefined && isRequired(rules['confirmPassword'])) {
    problems.add('confirmPassword', 'field.required');
  }
  const found = problems.found();
  if (found !== undefined) return { problems: found };
  const needsCaptcha = rules['captcha']?.enabled === true;
  return { registration: { texts, birthday, paymentPassword, needsCaptcha } };
}

const isRequired = (rule: FieldRule | undefined): boolean =>
  rule?.enabled === true && rule.required;

function readText(
  name: TextField,
  rule: FieldRule | undefined,
  given: string | undefined,
  problems: Problems,
): string {
  if (rule?.enabled !== true) return name === 'username' ? (given ?? '') : '';
  const text = (given ?? '').trim();
  if (text === '') {
    if (rule.required) problems.add(name, 'field.required');
    return '';
  }
  const problem = patternProblem(rule, text);
  if (problem !== undefined) problems.add(name, problem, rangeOf(rule));
  return text;
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

/** Whether somebody born that day is below the merchant's age today, in the merchant's zone. */
export function isTooYoung(site: Site, birthday: string, now: Instant): boolean {
  const year = Number(birthday.slice(0, 4)) + site.settings.brand.minimumAge;
  const comesOfAge = `${String(year).padStart(4, '0')}${birthday.slice(4)}`;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: site.merchant.zone }).format(now);
  return comesOfAge > today;
}

interface Problems {
  add(name: string, code: RefusalCode, range?: string): void;
  found(): FieldProblems | undefined;
}

/**
 * Texts of one refusal share their numbers: a second pattern with another range is named without
 * it.
 */
function collectProblems(): Problems {
  const fields: Record<string, RefusalCode> = {};
  let shared: string | undefined;
  return {
    add: (name, code, range) => {
      if (range !== undefined) shared ??= range;
      fields[name] ??= range === undefined || range === shared ? code : 'field.invalid';
    },
    found: () => {
      if (Object.keys(fields).length === 0) return undefined;
      return { fields, params: shared === undefined ? {} : { range: shared } };
    },
  };
}
