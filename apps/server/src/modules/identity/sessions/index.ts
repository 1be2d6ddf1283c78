// Sessions: creation, lookup and end of sessions, remembered logins, and the tickets of a forced
// change of the password.
export { createSession, expiryOf } from './create-session.ts';
export { deviceForget, devices } from './devices.ts';
export { endAllSessions, endSession } from './end-sessions.ts';
export { findSession } from './find-session.ts';
export { listActiveSessions } from './list-active-sessions.ts';
export { logout } from './logout.ts';
export { IDLE_MS } from './open-session.ts';
export { clearCookies, forgetBrowser, rememberBrowser, verifyRemembered } from './remember.ts';
export { prunePresence } from './store/presence.ts';
export { pruneSecrets, revokeAllRemembered, takeChangeTicket } from './store/secrets.ts';
export {
  type SessionMethod,
  type SessionRow,
  clearMustChange,
  insertSession,
  listOpenSessions,
  pruneSessions,
} from './store/sessions.ts';
