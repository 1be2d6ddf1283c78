// Where a board stands in its draw: a small machine over the server's clock and what was last
// heard.

export interface DrawTimes {
  readonly issue: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawAt: number;
}

/**
 * `betting`: open; `hurry`: open for ten seconds more; `closed`: bets are no longer taken, the draw
 * is still to come; `drawing`: its time has come; `idle`: nothing is on sale.
 */
export type Phase = 'betting' | 'hurry' | 'closed' | 'drawing' | 'idle';

const HURRY_MS = 10_000;

/** The phase of the draw on the board at an instant of the server's clock. */
export function phaseOf(current: DrawTimes | undefined, now: number): Phase {
  if (current === undefined || now < current.opensAt) return 'idle';
  if (now < current.closesAt - HURRY_MS) return 'betting';
  if (now < current.closesAt) return 'hurry';
  return now < current.drawAt ? 'closed' : 'drawing';
}

/** Whether bets can be placed in a phase. */
export function takesBets(phase: Phase): boolean {
  return phase === 'betting' || phase === 'hurry';
}

/** What an open slip waits for: nothing, or a word on whether it goes along to the next draw. */
export type Carry = 'settled' | 'ask';

/**
 * A slip belongs to the draw during which it was begun. Once another draw is on the board the
 * player is asked before it is carried along; an empty slip belongs to none.
 */
export function carryOf(
  slip: { readonly count: number; readonly issue: string | undefined },
  current: string | undefined,
): Carry {
  if (slip.count === 0 || slip.issue === undefined || current === undefined) return 'settled';
  return slip.issue === current ? 'settled' : 'ask';
}

/** How soon to look again: often while a result is due, else just after the close. */
export function lookAgainIn(
  draw: { readonly current?: DrawTimes | undefined; readonly waiting: readonly unknown[] },
  now: number,
): number {
  if (draw.waiting.length > 0) return 1_500;
  if (draw.current === undefined) return 5_000;
  const untilClose = draw.current.closesAt - now;
  return untilClose <= 0 ? 1_000 : Math.min(untilClose + 400, 30_000);
}
