// The session as the page knows it: session storage under the product's keys, one value to follow.
import { SESSION_KEYS } from '@fairhouse/calls/client';
import { useSyncExternalStore } from 'react';
import { isEmbedded } from './embedded.ts';

export interface Session {
  readonly token: string;
  /** The wire's number: 4 is a trial, 1, 2, 41 and 42 are agents. Cosmetic; the server decides. */
  readonly role: number;
  readonly account: string;
  readonly customerId: string;
}

const listeners = new Set<() => void>();
let current: Session | undefined = read();

/** The session now, for code that is not a component. */
export function currentSession(): Session | undefined {
  return current;
}

/** The session; the component is drawn again when someone logs in or out. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeSession, currentSession, currentSession);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a session after login, or what the server later says of it. */
export function keepSession(session: Session): void {
  sessionStorage.setItem(SESSION_KEYS.token, session.token);
  sessionStorage.setItem(SESSION_KEYS.standing, String(session.role));
  sessionStorage.setItem(SESSION_KEYS.username, session.account);
  sessionStorage.setItem(SESSION_KEYS.member, session.customerId);
  change(session);
}

/** Clears session storage and stores the merchant again (product.md section 4, Logout). */
export function clearSession(): void {
  const merchant = sessionStorage.getItem(SESSION_KEYS.merchant);
  const code = sessionStorage.getItem(SESSION_KEYS.merchantCode);
  sessionStorage.clear();
  if (merchant !== null) sessionStorage.setItem(SESSION_KEYS.merchant, merchant);
  if (code !== null) sessionStorage.setItem(SESSION_KEYS.merchantCode, code);
  change(undefined);
}

function change(next: Session | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function read(): Session | undefined {
  if (typeof sessionStorage === 'undefined' || isEmbedded) return undefined;
  const token = sessionStorage.getItem(SESSION_KEYS.token);
  if (token === null) return undefined;
  return {
    token,
    role: Number(sessionStorage.getItem(SESSION_KEYS.standing) ?? 0),
    account: sessionStorage.getItem(SESSION_KEYS.username) ?? '',
    customerId: sessionStorage.getItem(SESSION_KEYS.member) ?? '',
  };
}
