// Identity: how members come in and stay in, and how they are shown out.
import type { Job } from '../../ground/jobs.ts';
import { pruneIdentity } from './prune.ts';
import { answerResetRequests } from './reset/answer-requests.ts';

export { identityDesk, identityOperations } from './calls.ts';
export type { HasPayoutDetails } from './codes/reset-factor.ts';
export { resetByPhoneWith } from './codes/reset-by-phone.ts';
export { outsideSources, type OutsideSources } from './outside-sources.ts';
export { findSession } from './find-session.ts';
export { livingSessions } from './living-sessions.ts';
export { listAttempts, listOrigins } from './store/attempts.ts';

export const identityJobs: readonly Job[] = [pruneIdentity, answerResetRequests];
