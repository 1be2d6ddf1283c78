import type { CallValue } from '../../calls/calls.ts';

type Run = CallValue<'contractRuns'>['list'][number];

/** A run of which bills wait for the operator, with their number and sum. */
export interface WaitingRun {
  readonly kind: Run['kind'];
  readonly periodKey: string;
  readonly count: number;
  readonly sum: string;
}

/** The runs of which bills wait, but those whose approval is requested: targets of requests. */
export function waitingRuns(
  runs: readonly Run[],
  requested: readonly string[],
): readonly WaitingRun[] {
  return runs.flatMap(({ kind, periodKey, byStatus }) => {
    const waiting = byStatus.find(({ status }) => status === 'WAIT_APPROVAL');
    if (waiting === undefined || waiting.count === 0) return [];
    if (requested.includes(`run:${kind}:${periodKey}`)) return [];
    return [{ kind, periodKey, count: waiting.count, sum: waiting.outstanding }];
  });
}
