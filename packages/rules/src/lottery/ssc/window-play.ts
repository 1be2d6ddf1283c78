// A play on some positions, stated once and placed wherever the table of lottery.md 1.1 has it.
import { choose, size } from '../count.ts';
import type { Counts, Play, Style, Tier } from '../play.ts';
import type { Form, Picks } from '../selection.ts';
import { PLACES, type SscFacts, type Window } from './facts.ts';

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

/**
 * The play on fixed positions. ZY is offered where the 万 digit plays no part (lottery.md 1.0, 6.2).
 */
export function placed(
  code: string,
  menu: string,
  places: number,
  play: WindowPlay,
): Play<SscFacts> {
  const isLast = (places & 1) === 0 && (places & (1 << (PLACES - 1))) !== 0;
  return {
    ...play,
    code,
    menu,
    styles: stylesOf(play.tiers, isLast),
    notesHint: hintFor(play.combinations),
    wins(picks, facts, counts) {
      const window = facts.windows[places];
      if (window) play.wins(picks, window, counts);
    },
    ...(isLast ? { zyAllows: () => true } : {}),
  };
}

/** GROUP always, FIXED where the tiers have default odds. */
export function stylesOf(tiers: readonly Tier[], zy = false): Style[] {
  const fixed = tiers.every((tier) => tier.fixedOdds !== undefined);
  return ['GROUP', ...(fixed ? (['FIXED'] as const) : []), ...(zy ? (['ZY'] as const) : [])];
}

/**
 * The play on every `count` of the positions that the player ticks; each winning set is a winning
 * note.
 */
export function onPlaces(
  code: string,
  menu: string,
  count: number,
  play: WindowPlay,
): Play<SscFacts> {
  const places = { count: PLACES, least: count };
  const sets = setsOf(count);
  const combinations = choose(PLACES, count) * play.combinations;
  return {
    code,
    menu,
    form: { ...play.form, places },
    tiers: play.tiers,
    styles: ['GROUP'],
    combinations,
    notesHint: hintFor(combinations),
    items: 'ticket',
    notes: (picks) => choose(size(picks.places), count) * play.notes(picks),
    wins(picks, facts, counts) {
      for (const set of sets) {
        const window = (set & picks.places) === set ? facts.windows[set] : undefined;
        if (window) play.wins(picks, window, counts);
      }
    },
    // Each set of positions wins one note at most, so the dearest tier for all sets bounds any
    // mixture.
    most(picks, counts) {
      const one: Counts = play.tiers.map(() => 0);
      play.most(picks, one);
      one.forEach((most, tier) => bump(counts, tier, most * choose(size(picks.places), count)));
    },
  };
}

/** Every set of `count` positions as a bit mask. */
export function setsOf(count: number): number[] {
  return Array.from({ length: 1 << PLACES }, (_, set) => set).filter((set) => size(set) === count);
}
