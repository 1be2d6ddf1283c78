// How react-admin learns who is at the desk. The login itself has two steps and its own page.
import type { AuthProvider, HttpError } from 'react-admin';
import { ask, call } from './calls.ts';
import { mayRead } from './rights.ts';
import { currentSession, keepMerchant, keepStanding, keepToken, type Standing } from './session.ts';

/** Where an enrolment link leads. */
const ENROLMENT = '#/enrol/';
const NO_SESSION_MS = 100;

/** The operator's standing for the merchant shown, read once and kept until either changes. */
export async function readStanding(): Promise<Standing> {
  const { standing, token } = currentSession();
  if (standing) return standing;
  // Nobody is asked: a refusal would lead away from the page of an enrolment link.
  if (token === undefined) return noSession();
  const fresh = await ask('consoleMe', {});
  const [first] = fresh.merchants;
  if (first && !fresh.merchants.some((each) => each.code === fresh.merchant)) {
    keepMerchant(first.code);
    return readStanding();
  }
  keepStanding(fresh);
  return fresh;
}

/**
 * Says no as late as a server would: told at once, react-admin logs out again and again before its
 * login page is drawn, until the browser forbids it to change the address.
 */
async function noSession(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, NO_SESSION_MS));
  throw new TypeError('no session');
}

export const authProvider: AuthProvider = {
  /** Called by the login page once the server has given a token. */
  login: async ({ token }: { token: string }) => {
    keepToken(token);
    await readStanding();
  },
  logout: async () => {
    if (currentSession().token !== undefined) await call('consoleLogout', {});
    keepToken(undefined);
  },
  checkAuth: async () => {
    await readStanding();
  },
  checkError: async (error: HttpError) => {
    if (error.status !== 401) return;
    keepToken(undefined);
    // Whoever comes by a link comes in anew, whatever became of an older session.
    if (!window.location.hash.startsWith(ENROLMENT)) throw error;
  },
  getIdentity: async () => {
    const standing = await readStanding();
    return { id: standing.operatorId, fullName: standing.displayName };
  },
  getPermissions: async () => (await readStanding()).rights,
  canAccess: async ({ resource }) => mayRead(resource, (await readStanding()).rights),
};
