// The phase of a board's draw: a state machine over the server's clock and the last known draw.

export interface DrawTimes {
  readonly issue: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawAt: number;
}

/**
 * `betting`: open; `hurry`: open for ten more seconds; `closed`: bets are no longer accepted, the
 * draw has not started; `drawing`: the draw is due; `idle`: nothing is on sale.
 */
export type DrawPhase = 'betting' | 'hurry' | 'closed' | 'drawing' | 'idle';

const HURRY_MS = 10_000;

/** The phase of the board's draw at an instant of the server's clock. */
export function drawPhase(current: DrawTimes | undefined, now: number): DrawPhase {
  if (current === undefined || now < current.opensAt) return 'idle';
  if (now < current.closesAt - HURRY_MS) return 'betting';
  if (now < current.closesAt) return 'hurry';
  return now < current.drawAt ? 'closed' : 'drawing';
}

/** Whether bets can be placed in a phase. */
export function acceptsBets(phase: DrawPhase): boolean {
  return phase === 'betting' || phase === 'hurry';
}

/** Whether a slip needs a confirmation before it is carried to the next draw. */
export type CarryDecision = 'settled' | 'ask';

/**
 * A slip belongs to the draw in which it was started. When another draw is on the board the player
 * confirms before it is carried over; an empty slip belongs to no draw.
 */
export function carryDecision(
  slip: { readonly count: number; readonly issue: string | undefined },
  current: string | undefined,
): CarryDecision {
  if (slip.count === 0 || slip.issue === undefined || current === undefined) return 'settled';
  return slip.issue === current ? 'settled' : 'ask';
}

/**
 * The delay before the next refetch: short while a result is due, else until just after the close.
 */
export function refetchDelay(
  draw: { readonly current?: DrawTimes | undefined; readonly waiting: readonly unknown[] },
  now: number,
): number {
  if (draw.waiting.length > 0) return 1_500;
  if (draw.current === undefined) return 5_000;
  const untilClose = draw.current.closesAt - now;
  return untilClose <= 0 ? 1_000 : Math.min(untilClose + 400, 30_000);
}
