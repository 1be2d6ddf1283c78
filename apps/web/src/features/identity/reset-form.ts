// What a reset by phone asks before it is sent, and what its refusals say is left to do.
import { patternFault, type FieldFault, type FieldRule } from '@fairhouse/rules/fields';
import type { ClientRefusal } from '../../app/calls.ts';
import type { AskedFactors, LoginFactor } from './login-factors.ts';
import { isNumber } from './mobile-number.ts';

export interface ResetFields {
  readonly number: string;
  readonly code: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The number has been proven: what is left needs no other SMS. */
export interface Proven {
  readonly ticket: string;
  /** What else is asked where the account has payout details; empty for nothing. */
  readonly factors: AskedFactors['factors'];
}

export type ResetFault =
  FieldFault | { readonly kind: 'mobileInvalid' } | { readonly kind: 'codeRequired' };
export type ResetFaults = Partial<Record<keyof ResetFields, ResetFault>>;

/** The fault of each field; number and code count only until the number is proven. */
export function resetFaults(
  fields: ResetFields,
  { rule, proven }: { readonly rule: FieldRule | undefined; readonly proven: boolean },
): ResetFaults {
  const { newPassword, confirmNewPassword } = fields;
  const password: ResetFault | undefined =
    newPassword === '' ? { kind: 'required' } : rule && patternFault(rule, newPassword);
  return {
    ...(proven || isNumber(fields.number) ? {} : { number: { kind: 'mobileInvalid' } }),
    ...(proven || fields.code.trim() !== '' ? {} : { code: { kind: 'codeRequired' } }),
    ...(password === undefined ? {} : { newPassword: password }),
    ...(confirmNewPassword === newPassword
      ? {}
      : { confirmNewPassword: { kind: confirmNewPassword === '' ? 'required' : 'mismatch' } }),
  };
}

const KINDS: readonly string[] = ['authenticator', 'recovery', 'email'];

/** What a refused reset leaves: a ticket, and the factors where one is asked. */
export function provenBy({ code, value }: ClientRefusal, before?: Proven): Proven | undefined {
  if (code === 'reset.ended') return undefined;
  const { ticket, factors } = value;
  if (typeof ticket !== 'string') return before;
  if (!Array.isArray(factors)) return { ticket, factors: before?.factors ?? [] };
  const named = factors as readonly { readonly kind: string; readonly masked: string }[];
  const known = named.filter(({ kind }) => KINDS.includes(kind));
  return { ticket, factors: known as readonly { kind: LoginFactor; masked: string }[] };
}
