// Typed entries compared with one drawn entry: exact, or in any order, as the form specifies.
import { rate, type Rate } from '@fairhouse/values';
import type { Fraction } from '../fraction.ts';
import { countLines, hasLine } from '../slip/lines.ts';
import { addCount } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import type { LinesForm } from '../slip/selection.ts';

export interface EntryPlay<Facts> {
  readonly code: string;
  readonly menu: string;
  readonly form: LinesForm;
  readonly chance: Fraction;
  /** 90 % of the fair odds when absent. */
  readonly odds?: Rate;
  /** The number of different entries. */
  readonly combinations: number;
  /** The winning entry of this draw, numbered as by `readLine`; −1 where none wins. */
  drawn(facts: Facts): number;
}

/** A play of entries, FIXED, of which at most one wins. */
export function entryPlay<Facts>(play: EntryPlay<Facts>): Play<Facts> {
  const { code, menu, form, chance, odds, combinations, drawn } = play;
  return {
    code,
    menu,
    form,
    tiers: [{ code: 'WIN', chance, fixedOdds: odds ?? nineTenths(chance) }],
    styles: ['FIXED'],
    combinations,
    notesHint: Math.min(10_000, Math.max(1, Math.trunc(combinations * 0.7))),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins({ lines }, facts, counts) {
      if (hasLine(lines, form.length, drawn(facts))) addCount(counts, 0);
    },
    most: (_picks, counts) => addCount(counts, 0),
  };
}

/**
 * A bundle of entries of a play that the site picks for the player (Lucky Pick 3 and 12 of
 * lottery.md 1.11): it pays as the play does.
 */
export function luckyPicks<Facts>(play: EntryPlay<Facts>): Play<Facts>[] {
  return [3, 12].map((count) => ({
    ...entryPlay({ ...play, form: { ...play.form, least: count, most: count } }),
    code: `LuckyPick${count}`,
    notesHint: count,
  }));
}

/** 90 % of the fair odds, rounded down to a hundredth (lottery.md 6.13). */
export function nineTenths({ num, den }: Fraction): Rate {
  return rate(((den * 90n) / num) * 10_000n);
}
