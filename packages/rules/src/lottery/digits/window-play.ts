// A play on a set of positions, defined once and placed at each position set of the table of
// lottery.md 1.1.
import type { Counts, Play, Style, Tier } from '../plays/play.ts';
import type { Form, Picks } from '../slip/selection.ts';
import { windowAt, type DigitFacts, type Window } from './facts.ts';

export interface WindowPlay {
  readonly form: Form;
  readonly tiers: readonly Tier[];
  readonly together?: readonly (readonly number[])[];
  readonly combinations: number;
  readonly items: 'symbols' | 'numbers' | 'ticket';
  symbolNotes?(row: number, symbol: number): number;
  symbolTier?(row: number, symbol: number): number;
  notes(picks: Picks): number;
  wins(picks: Picks, window: Window, counts: Counts): void;
  most(picks: Picks, counts: Counts): void;
}

/** The digits as symbols. */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The whole numbers from `first` to `last` as symbols. */
export function numbersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

export function addCount(counts: Counts, tier: number, by = 1): void {
  counts[tier] = (counts[tier] ?? 0) + by;
}

/** The `most` method of a play whose ticket wins at most one note, in the given tier. */
export function atMostOneWin(_picks: Picks, counts: Counts): void {
  addCount(counts, 0);
}

/** 80 % of a play's notes: the proposed maximum of one ticket, to limit covering the field. */
export function defaultNotesHint(combinations: number): number {
  return combinations <= 5 ? combinations : Math.max(5, Math.trunc(combinations * 0.8));
}

/** The play on fixed positions, given as a bit mask. */
export function playAtPlaces(
  code: string,
  menu: string,
  places: number,
  play: WindowPlay,
): Play<DigitFacts> {
  return {
    ...play,
    code,
    menu,
    styles: listStyles(play.tiers),
    notesHint: defaultNotesHint(play.combinations),
    reads: () => places,
    wins(picks, facts, counts) {
      play.wins(picks, windowAt(facts, places), counts);
    },
  };
}

/** GROUP always, FIXED where the tiers have default odds. */
export function listStyles(tiers: readonly Tier[]): Style[] {
  const fixed = tiers.every((tier) => tier.fixedOdds !== undefined);
  return fixed ? ['GROUP', 'FIXED'] : ['GROUP'];
}
