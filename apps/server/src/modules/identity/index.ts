// Identity: registration, login, sessions and account recovery of members.
import type { Job } from '../../platform/jobs.ts';
import { pruneIdentity } from './prune.ts';
import { answerResetRequests } from './reset/answer-reset-requests.ts';

export { identityBackoffice, identityOperations } from './calls.ts';
export type { HasPayoutDetails } from './codes/require-second-factor.ts';
export { makeResetByPhone } from './codes/reset-by-phone.ts';
export { outsideSources, type OutsideSources } from './outside-sources.ts';
export { findSession } from './find-session.ts';
export { listActiveSessions } from './list-active-sessions.ts';
export { listAttempts, listOrigins } from './store/attempts.ts';

export const identityJobs: readonly Job[] = [pruneIdentity, answerResetRequests];
