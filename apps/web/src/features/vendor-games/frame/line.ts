// What a page does about a lost line: the game waits as it is, and is offered again only after it
// was away for long (games.md 4.4). Pure.

/** A game that was away for longer may have stopped. */
export const AWAY_MOST_MS = 60_000;

export type Line =
  | { readonly state: 'on' }
  | { readonly state: 'off'; readonly since: number }
  /** The line is back after long: the game may be loaded again. */
  | { readonly state: 'back' };

export const LINE_ON: Line = { state: 'on' };

export type LineEvent = 'offline' | 'online' | 'settled';

export function nextLine(line: Line, event: LineEvent, now: number): Line {
  if (event === 'offline') return line.state === 'off' ? line : { state: 'off', since: now };
  if (event === 'settled') return line.state === 'back' ? LINE_ON : line;
  if (line.state !== 'off') return line;
  return now - line.since > AWAY_MOST_MS ? { state: 'back' } : LINE_ON;
}
