import { isWaiting } from '../../acts/act.ts';
import { retryLimited } from '../../acts/retry-limited.ts';
import { call } from '../../calls/calls.ts';
import type { WaitingRun } from './waiting-runs.ts';

interface Outcome {
  readonly done: number;
  /** For a second operator. */
  readonly waits: number;
  readonly failed: number;
  /** Of the last one that failed. */
  readonly refusal?: string;
}

/** Approves one run after the other; one that is refused does not stop the others. */
export async function approveRuns(runs: readonly WaitingRun[], reason: string): Promise<Outcome> {
  const counts = { done: 0, waits: 0, failed: 0 };
  let refusal: string | undefined;
  for (const { kind, periodKey } of runs) {
    const answer = await retryLimited(() =>
      call('contractRunApprove', { kind, periodKey, reason }),
    );
    if (!answer.ok) {
      counts.failed += 1;
      refusal = answer.refusal.message;
    } else counts[isWaiting(answer.value) ? 'waits' : 'done'] += 1;
  }
  return refusal === undefined ? counts : { ...counts, refusal };
}
