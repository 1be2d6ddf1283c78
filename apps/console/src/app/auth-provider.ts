// The authentication provider of react-admin. The login itself has two steps and a page of its own.
import type { AuthProvider, HttpError } from 'react-admin';
import { call } from '../calls/calls.ts';
import { loadStanding, reloadStanding } from '../calls/load-standing.ts';
import { mayRead } from './rights.ts';
import { currentSession, saveToken } from '../calls/session.ts';

/** The hash prefix of an enrolment link. */
const ENROLMENT = '#/enrol/';

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
  /** Reads the rights again before a denial: one may have been given since they were read. */
  canAccess: async ({ resource }) => {
    const { rights } = await loadStanding();
    if (mayRead(resource, rights)) return true;
    return mayRead(resource, (await reloadStanding()).rights);
  },
};
