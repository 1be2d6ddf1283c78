// Player protection: limits, cool-offs, self-exclusions and reality checks, and their enforcement.
import { DAY_MS, HOUR_MS, plus } from '@fairhouse/values';
import type { Job } from '../../platform/jobs.ts';
import { announceNearLimits } from './announce-near-limits.ts';
import { pruneChecks } from './store/checks.ts';

export { protectionBackoffice, protectionOperations } from './calls.ts';
export { openBatchLimits, type BatchLimits, type WatchedMembers } from './batch-limits.ts';
export {
  findExceededDepositLimit,
  isSelfExcluded,
  noteNearDepositLimits,
  noteReturns,
  findBlockedMembers,
  listBlockedSince,
  refuseDeposit,
  refusePlay,
  refuseTrial,
} from './may-play.ts';
export { mayRecommendTo } from './may-recommend.ts';
export { noteLimitHit } from './note-limit-hit.ts';
export {
  formatProtectionReason,
  parseProtectionReason,
  type ProtectionReason,
} from './protection-reason.ts';
export { refusalFromReason } from './protection-refusal.ts';
export { startRealityChecks, refuseWhileCheckDue } from './reality-check.ts';

export const protectionJobs: readonly Job[] = [
  announceNearLimits,
  {
    name: 'prune-session-checks',
    everyMs: HOUR_MS,
    run: ({ pool }, now) => pruneChecks(pool, plus(now, -DAY_MS)),
  },
];
