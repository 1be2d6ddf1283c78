// Player protection: limits, breaks and reality checks, and what they keep from happening.
import { DAY_MS, HOUR_MS, plus } from '@fairhouse/values';
import type { Job } from '../../ground/jobs.ts';
import { pruneChecks } from './store/checks.ts';

export { protectionDesk, protectionOperations } from './calls.ts';
export { openGuards, type Guards, type WatchedMembers } from './guards.ts';
export {
  depositsOver,
  isExcluded,
  noteReturns,
  pausedAmong,
  pausedSince,
  refuseDeposit,
  refuseTrial,
} from './may-play.ts';
export { noteLimitHit } from './note-limit-hit.ts';
export { isProtection, refusalOfReason } from './refused-reason.ts';
export { beginChecks, refuseUnchecked } from './session-check.ts';

export const protectionJobs: readonly Job[] = [
  {
    name: 'prune-session-checks',
    everyMs: HOUR_MS,
    run: ({ pool }, now) => pruneChecks(pool, plus(now, -DAY_MS)),
  },
];
