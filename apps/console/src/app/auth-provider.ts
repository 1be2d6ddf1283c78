// How react-admin learns who is at the desk. The login itself has two steps and its own page.
import type { AuthProvider, HttpError } from 'react-admin';
import { ask, call } from './calls.ts';
import { mayRead } from './rights.ts';
import { currentSession, keepMerchant, keepStanding, keepToken, type Standing } from './session.ts';

/** The operator's standing for the merchant shown, read once and kept until either changes. */
export async function readStanding(): Promise<Standing> {
  const { standing } = currentSession();
  if (standing) return standing;
  const fresh = await ask('consoleMe', {});
  const [first] = fresh.merchants;
  if (first && !fresh.merchants.some((each) => each.code === fresh.merchant)) {
    keepMerchant(first.code);
    return readStanding();
  }
  keepStanding(fresh);
  return fresh;
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
    if (currentSession().token === undefined) throw new TypeError('no session');
    await readStanding();
  },
  checkError: async (error: HttpError) => {
    if (error.status !== 401) return;
    keepToken(undefined);
    throw error;
  },
  getIdentity: async () => {
    const standing = await readStanding();
    return { id: standing.operatorId, fullName: standing.displayName };
  },
  getPermissions: async () => (await readStanding()).rights,
  canAccess: async ({ resource }) => mayRead(resource, (await readStanding()).rights),
};
