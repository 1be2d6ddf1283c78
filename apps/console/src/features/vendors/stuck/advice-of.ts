// What an operator can do about a round without an end; a pure function.
import type { CallValue } from '../../../calls/calls.ts';

export type StuckRound = CallValue<'vendorStuckRounds'>['list'][number];

/** The job gives up asking after this time. */
const ASKED_FOR_MS = 7 * 24 * 3_600_000;

export type Advice = 'ask' | 'reach' | 'wait' | 'case' | 'unknown';

interface View {
  readonly status?: unknown;
  readonly finished?: unknown;
  readonly problem?: unknown;
}

/**
 * `ask`: nobody asks any more; `reach`: the vendor did not answer; `wait`: it is going on there;
 * `case`: it is finished there, with something that is not booked here; `unknown`: the vendor does
 * not have it, and two operators may void it.
 */
export function adviceOf(
  { vendorView, stuckAt }: Pick<StuckRound, 'vendorView' | 'stuckAt'>,
  now: number,
): Advice {
  const isGivenUp = now - stuckAt > ASKED_FOR_MS;
  if (vendorView === null) return 'ask';
  const { status, finished, problem } = JSON.parse(vendorView) as View;
  if (problem !== undefined) return 'reach';
  if (status !== 'RS_OK') return 'unknown';
  if (finished === true) return 'case';
  return isGivenUp ? 'ask' : 'wait';
}

/** The vendor's last answer in one line. */
export function answerOf(vendorView: string | null): string | undefined {
  if (vendorView === null) return undefined;
  const { status, problem } = JSON.parse(vendorView) as View;
  if (typeof problem === 'string') return problem;
  if (typeof problem === 'object' && problem !== null) {
    const { kind, detail } = problem as { readonly kind?: unknown; readonly detail?: unknown };
    return [kind, detail].filter((each) => typeof each === 'string').join(': ');
  }
  return typeof status === 'string' ? status : undefined;
}
