import type { SlotRound } from './slot-round.ts';

/** The parts of a round and what they come to, up to the win cap. */
export interface Tally {
  readonly spins: SlotRound['spins'][number][];
  /** Adds a part with what it pays, and returns whether the round goes on. */
  add(part: SlotRound['spins'][number], win: number): boolean;
  /** Adds what a feature pays at its end. */
  pay(win: number): void;
  /** What the round pays, and whether the cap ended it. */
  close(): { readonly total: number; readonly isCapped: boolean };
}

/** A tally of nothing. */
export function openTally(winCap: number | undefined): Tally {
  const cap = winCap ?? Infinity;
  const spins: SlotRound['spins'][number][] = [];
  let sum = 0;
  return {
    spins,
    add(part, win) {
      spins.push(part);
      sum += win;
      return sum < cap;
    },
    pay(win) {
      sum += win;
    },
    close: () => ({ total: Math.min(sum, cap), isCapped: sum >= cap }),
  };
}
