// Validates a reset by phone before it is sent, and reads from its refusals what remains to be
// done.
import { patternFault, type FieldFault, type FieldRule } from '@fairhouse/rules/fields';
import type { ClientRefusal } from '../../../calls/calls.ts';
import type { RequiredFactors, LoginFactor } from '../login/login-factors.ts';
import { isMobileNumber } from '../fields/mobile-number.ts';

export interface ResetFields {
  readonly number: string;
  readonly code: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The number has been verified: no further SMS is needed. */
export interface VerifiedNumber {
  readonly ticket: string;
  /** The further factors that an account with payout details requires; empty for none. */
  readonly factors: RequiredFactors['factors'];
}

export type ResetFault =
  | FieldFault
  | { readonly kind: 'mobileInvalid' }
  | { readonly kind: 'codeRequired' };
export type ResetFaults = Partial<Record<keyof ResetFields, ResetFault>>;

/** The fault of each field; number and code count only until the number is verified. */
export function resetFaults(
  fields: ResetFields,
  { rule, verified }: { readonly rule: FieldRule | undefined; readonly verified: boolean },
): ResetFaults {
  const { newPassword, confirmNewPassword } = fields;
  const password: ResetFault | undefined =
    newPassword === '' ? { kind: 'required' } : rule && patternFault(rule, newPassword);
  return {
    ...(verified || isMobileNumber(fields.number) ? {} : { number: { kind: 'mobileInvalid' } }),
    ...(verified || fields.code.trim() !== '' ? {} : { code: { kind: 'codeRequired' } }),
    ...(password === undefined ? {} : { newPassword: password }),
    ...(confirmNewPassword === newPassword
      ? {}
      : { confirmNewPassword: { kind: confirmNewPassword === '' ? 'required' : 'mismatch' } }),
  };
}

const KINDS: readonly string[] = ['authenticator', 'recovery', 'email'];

/** The state after a refused reset: a ticket, and the factors if one is required. */
export function readVerifiedNumber(
  { code, value }: ClientRefusal,
  before?: VerifiedNumber,
): VerifiedNumber | undefined {
  if (code === 'reset.ended') return undefined;
  const { ticket, factors } = value;
  if (typeof ticket !== 'string') return before;
  if (!Array.isArray(factors)) return { ticket, factors: before?.factors ?? [] };
  const named = factors as readonly { readonly kind: string; readonly masked: string }[];
  const known = named.filter(({ kind }) => KINDS.includes(kind));
  return { ticket, factors: known as readonly { kind: LoginFactor; masked: string }[] };
}
