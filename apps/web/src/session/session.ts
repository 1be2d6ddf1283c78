// The session as the page knows it: session storage under the product's keys, with one value to
// subscribe to.
import { SESSION_KEYS } from '@fairhouse/calls/client';
import { sessionStore } from '../browser/browser-storage.ts';
import { createStore, useStore } from '../browser/create-store.ts';
import { isEmbedded } from '../browser/embedded.ts';

export interface Session {
  readonly token: string;
  /**
   * The role number of the calls: 4 is a trial, 1, 2, 41 and 42 are agents. Only for display; the
   * server decides.
   */
  readonly role: number;
  readonly account: string;
  readonly customerId: string;
}

const store = createStore<Session | undefined>(read());

/** The current session, for code that is not a component. */
export const currentSession = store.get;

/** The session; the component is rendered again on login and logout. */
export function useSession(): Session | undefined {
  return useStore(store);
}

export const subscribeSession = store.subscribe;

/** Stores a session after login, or a later update of it from the server. */
export function saveSession(session: Session): void {
  sessionStore.save(SESSION_KEYS.token, session.token);
  sessionStore.save(SESSION_KEYS.standing, String(session.role));
  sessionStore.save(SESSION_KEYS.username, session.account);
  sessionStore.save(SESSION_KEYS.member, session.customerId);
  store.set(session);
}

/** Clears session storage and stores the merchant again (product.md section 4, Logout). */
export function clearSession(): void {
  const merchant = sessionStore.read(SESSION_KEYS.merchant);
  const code = sessionStore.read(SESSION_KEYS.merchantCode);
  sessionStore.clear();
  if (merchant !== null) sessionStore.save(SESSION_KEYS.merchant, merchant);
  if (code !== null) sessionStore.save(SESSION_KEYS.merchantCode, code);
  store.set(undefined);
}

function read(): Session | undefined {
  if (isEmbedded) return undefined;
  const token = sessionStore.read(SESSION_KEYS.token);
  if (token === null) return undefined;
  return {
    token,
    role: Number(sessionStore.read(SESSION_KEYS.standing) ?? 0),
    account: sessionStore.read(SESSION_KEYS.username) ?? '',
    customerId: sessionStore.read(SESSION_KEYS.member) ?? '',
  };
}
