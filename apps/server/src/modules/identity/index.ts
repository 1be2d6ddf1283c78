// Identity: registration, login, sessions and account recovery of members.
import type { Job } from '../../platform/jobs.ts';
import { pruneIdentity } from './prune.ts';
import { answerResetRequests } from './reset/index.ts';

export { identityBackoffice, identityOperations } from './calls.ts';
export { checkOwnCode, findAuthenticator } from './factors/index.ts';
export { fieldRefusal } from './passwords/index.ts';
export {
  isReservedName,
  makeRegistration,
  type Invitation,
  type InvitationLinks,
} from './registration/index.ts';
export { type HasPayoutDetails, makeResetByPhone } from './reset/index.ts';
export { outsideSources, type OutsideSources } from './outside-sources.ts';
export { findSession, insertSession, listActiveSessions } from './sessions/index.ts';
export { listAttempts, listOrigins } from './attempts/index.ts';

export const identityJobs: readonly Job[] = [pruneIdentity, answerResetRequests];
