// The authentication provider of react-admin. The login itself has two steps and a page of its own.
import type { AuthProvider, HttpError } from 'react-admin';
import { ask, call } from './calls.ts';
import { mayRead } from './rights.ts';
import { currentSession, saveMerchant, saveStanding, saveToken, type Standing } from './session.ts';

/** The hash prefix of an enrolment link. */
const ENROLMENT = '#/enrol/';
const NO_SESSION_MS = 100;

/**
 * The operator's standing at the selected merchant; cached until the token or the merchant changes.
 */
export async function loadStanding(): Promise<Standing> {
  const { standing, token } = currentSession();
  if (standing) return standing;
  // No call without a token: its refusal would navigate away from the page of an enrolment link.
  if (token === undefined) return noSession();
  const fresh = await ask('consoleMe', {});
  const [first] = fresh.merchants;
  if (first && !fresh.merchants.some((each) => each.code === fresh.merchant)) {
    saveMerchant(first.code);
    return loadStanding();
  }
  saveStanding(fresh);
  return fresh;
}

/**
 * Rejects with a delay like that of a server. If the rejection is immediate, react-admin logs out
 * repeatedly before its login page is rendered, until the browser blocks further changes of the
 * address.
 */
async function noSession(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, NO_SESSION_MS));
  throw new TypeError('no session');
}

export const authProvider: AuthProvider = {
  /** Called by the login page after the server has issued a token. */
  login: async ({ token }: { token: string }) => {
    saveToken(token);
    await loadStanding();
  },
  logout: async () => {
    if (currentSession().token !== undefined) await call('consoleLogout', {});
    saveToken(undefined);
  },
  checkAuth: async () => {
    await loadStanding();
  },
  checkError: async (error: HttpError) => {
    if (error.status !== 401) return;
    saveToken(undefined);
    // An enrolment link starts a new session, even when an older session has expired.
    if (!window.location.hash.startsWith(ENROLMENT)) throw error;
  },
  getIdentity: async () => {
    const standing = await loadStanding();
    return { id: standing.operatorId, fullName: standing.displayName };
  },
  getPermissions: async () => (await loadStanding()).rights,
  canAccess: async ({ resource }) => mayRead(resource, (await loadStanding()).rights),
};
