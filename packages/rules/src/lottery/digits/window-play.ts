// A play on some positions, stated once and placed wherever the table of lottery.md 1.1 has it.
import type { Counts, Play, Style, Tier } from '../play.ts';
import type { Form, Picks } from '../selection.ts';
import type { DigitFacts, Window } from './facts.ts';

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

/** Digits as symbols. */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Whole numbers from `first` to `last` as symbols. */
export function numbersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

export function bump(counts: Counts, tier: number, by = 1): void {
  counts[tier] = (counts[tier] ?? 0) + by;
}

/** `most` of a play whose ticket wins one note at most, by the given tier. */
export function mostOne(_picks: Picks, counts: Counts): void {
  bump(counts, 0);
}

/** Eight parts of ten of a play's notes: what a ticket may cover before it covers the field. */
export function hintFor(combinations: number): number {
  return combinations <= 5 ? combinations : Math.max(5, Math.trunc(combinations * 0.8));
}

/** The play on fixed positions, a bit mask. */
export function placed(
  code: string,
  menu: string,
  places: number,
  play: WindowPlay,
): Play<DigitFacts> {
  return {
    ...play,
    code,
    menu,
    styles: stylesOf(play.tiers),
    notesHint: hintFor(play.combinations),
    wins(picks, facts, counts) {
      const window = facts.windows[places];
      if (window) play.wins(picks, window, counts);
    },
  };
}

/** GROUP always, FIXED where the tiers have default odds. */
export function stylesOf(tiers: readonly Tier[]): Style[] {
  const fixed = tiers.every((tier) => tier.fixedOdds !== undefined);
  return fixed ? ['GROUP', 'FIXED'] : ['GROUP'];
}
