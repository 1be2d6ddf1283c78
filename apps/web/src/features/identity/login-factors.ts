import type { ClientRefusal, InputOf } from '../../app/calls.ts';

export type LoginFactor = InputOf<'loginVerify'>['kind'];

/** What the server asks of a login beside the password. */
export interface AskedFactors {
  readonly ticket: string;
  readonly factors: readonly { readonly kind: LoginFactor; readonly masked: string }[];
  /** The name on the bank account is asked beside a code by SMS or mail. */
  readonly bankName: boolean;
  /** The member has none of them yet: the number or address is given with the code. */
  readonly newContact: boolean;
  /** Asked at every login: no device is spared. */
  readonly everyLogin: boolean;
}

const KINDS: readonly string[] = ['mobile', 'email', 'authenticator', 'recovery'];

/** Reads a refused login; undefined when it asks for nothing that can be given. */
export function askedFactors({ code, value }: ClientRefusal): AskedFactors | undefined {
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
