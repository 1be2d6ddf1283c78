import type { ClientRefusal, InputOf } from '../../../calls/calls.ts';

export type LoginFactor = InputOf<'loginVerify'>['kind'];

/** What the server requires of a login beside the password. */
export interface RequiredFactors {
  readonly ticket: string;
  readonly factors: readonly { readonly kind: LoginFactor; readonly masked: string }[];
  /** The name on the bank account is required together with a code by SMS or mail. */
  readonly bankName: boolean;
  /** The member has no factor yet: the number or address is entered with the code. */
  readonly newContact: boolean;
  /** Required at every login: trusted devices are not exempt. */
  readonly everyLogin: boolean;
}

const KINDS: readonly string[] = ['mobile', 'email', 'authenticator', 'recovery'];

/** Reads a refused login; undefined if no second step can resolve it. */
export function requiredFactors({ code, value }: ClientRefusal): RequiredFactors | undefined {
  const { ticket, factors } = value;
  if (code !== 'login.verification.required') return undefined;
  if (typeof ticket !== 'string' || !Array.isArray(factors)) return undefined;
  const named = factors as readonly { readonly kind: string; readonly masked: string }[];
  const known = named.flatMap(({ kind, masked }) =>
    KINDS.includes(kind) ? [{ kind: kind as LoginFactor, masked }] : [],
  );
  if (known.length === 0) return undefined;
  const names = (name: string): boolean => named.some(({ kind }) => kind === name);
  return {
    ticket,
    factors: known,
    bankName: names('bankName'),
    newContact: names('newContact'),
    everyLogin: value['everyLogin'] === true,
  };
}
