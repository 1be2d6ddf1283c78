// Security: sessions, devices and login history as the member and the back office see them.
export {
  memberLoginHistory,
  memberSessionRevoke,
  memberSessions,
  memberSessionsRevoke,
} from './member-sessions.ts';
export {
  loginHistory,
  securityConfig,
  sessionRevoke,
  sessions,
  sessionsRevokeOthers,
} from './security-config.ts';
