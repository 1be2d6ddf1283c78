// The interface in which every family defines its plays, so that pricing, settlement and limits are
// written once.
import type { Sign } from '../zodiac.ts';
import type { Day, Rate } from '@fairhouse/values';
import type { Fraction } from '../fraction.ts';
import type { Form, Picks } from '../slip/selection.ts';

/**
 * GROUP: prize group; FIXED: decimal odds; ZY: prize group times the factor of the 万 digit
 * (lottery.md 1.0).
 */
export const STYLES = ['GROUP', 'FIXED', 'ZY'] as const;
export type Style = (typeof STYLES)[number];

/** One kind of note of a play, with its chance and odds. */
export interface Tier {
  readonly code: string;
  /** The chance that one note of this tier wins. */
  readonly chance: Fraction;
  /** The chance that one note of this tier is refunded. */
  readonly tie?: Fraction;
  /**
   * Default odds in FIXED style (lottery.md 6.3), stake included; absent where the style is not
   * offered.
   */
  readonly fixedOdds?: Rate;
}

/**
 * Counts by tier, written by `wins` and `most`: index i is tier i, and the index after the last
 * tier holds tied notes. The array is reused from ticket to ticket, so that a losing ticket does
 * not allocate.
 */
export type Counts = number[];

/** One outcome of a draw for some picks: the counts of `wins`, and its weight among the others. */
export interface Spread {
  readonly weight: bigint;
  readonly counts: Readonly<Counts>;
}

export interface Play<Facts = unknown> {
  readonly code: string;
  /** The menu group of the play. */
  readonly menu: string;
  readonly form: Form;
  readonly tiers: readonly Tier[];
  /** Sets of tiers that can pay in the same draw; absent where at most one can. */
  readonly together?: readonly (readonly number[])[];
  /**
   * Sets of tiers in which the same note can win, such as three, four or five of six: the return of
   * a note is the sum over its set. Absent where each tier has notes of its own.
   */
  readonly ways?: readonly (readonly number[])[];
  /**
   * Whether the notes of a ticket win together and not each by its own: the stated chances are then
   * those of a ticket of one note.
   */
  readonly joint?: true;
  /**
   * Present where a ticket wins by independent drawn numbers: for each rank how many are drawn, and
   * the tiers in which one of them can win, of which it wins in at most one.
   */
  readonly draws?: readonly { readonly count: number; readonly tiers: readonly number[] }[];
  /**
   * Present where the picks are one row of groups of numbers, such as signs, and a result decides
   * only by how many of its numbers are of each chosen group.
   */
  readonly groups?: {
    /** The group of a number in a lunar year of this sign, as its place in the row. */
    of(number: number, year: Sign): number;
    /** Whether it matters of which group the last number is. */
    readonly lastApart?: true;
    /** Whether every number counts by itself: chosen groups that pay by one tier are then alike. */
    readonly numbersApart?: true;
  };
  /** The number of units that a note costs (VN lô: one per prize it plays on); 1 when absent. */
  readonly stakeUnits?: number;
  /** Whether a winning note returns its cost in addition to the prize (ID, lottery.md 1.10). */
  readonly returnsCost?: true;
  /** The default share of the unit that a note costs (1 − discount − kei of lottery.md 1.10). */
  readonly cost?: Rate;
  readonly styles: readonly Style[];
  /**
   * The number of different notes of the play: the reference for a ticket that covers 1 %
   * (lottery.md 2.6).
   */
  readonly combinations: number;
  /** The proposed maximum of notes of one ticket, to limit covering the field (lottery.md 2.6). */
  readonly notesHint: number;
  /**
   * How limits per number treat a ticket: by chosen symbol (`symbols`), by whole number of a small
   * ticket (`numbers`), or as a whole.
   */
  readonly items: 'symbols' | 'numbers' | 'ticket';
  /** The number of notes of one symbol where `items` is `symbols`; 1 when absent. */
  symbolNotes?(row: number, symbol: number): number;
  /** The tier that a symbol's notes pay by; the highest-paying tier when absent or undefined. */
  symbolTier?(row: number, symbol: number): number | undefined;
  /**
   * The tier that a symbol's notes pay by in a draw of that day (in the draw's own calendar), where
   * it depends on the lunar year; undefined for years that are not known.
   */
  tierOn?(row: number, symbol: number, day: Day): number | undefined;
  /** The closed-form number of notes; 0 means that the picks are no bet. */
  notes(picks: Picks): number;
  /** Adds the winning notes per tier, and the tied notes, of the picks in a draw. */
  wins(picks: Picks, facts: Facts, counts: Counts): void;
  /**
   * Adds the maximum number of notes per tier that can win in one draw: an upper bound, exact where
   * that is cheap. Absent only where `mixtures` is present.
   */
  most?(picks: Picks, counts: Counts): void;
  /**
   * All combinations of tiers in which notes can win in one draw, each as counts with the tied
   * notes last. It expresses what `together` cannot, such as three numbers of six of which all
   * three or only two hit. Where present, the worst payout is the highest of these and exact.
   */
  mixtures?(picks: Picks): readonly Readonly<Counts>[];
  /**
   * The exact distribution of the counts in one draw, where the play knows it: the same outcomes in
   * the same order for all picks where they are rows of symbols. Read step by step, because there
   * can be many.
   */
  spread?(picks: Picks): Iterable<Spread>;
  /**
   * The positions of the result, as a bit mask, that decide how the picks fare; all of them when
   * absent.
   */
  reads?(picks: Picks): number;
  /**
   * Present where every row is decided by the number at its own place alone, and the counts of a
   * ticket are the sums of its rows'; `reads` is then `readsRows`.
   */
  readonly rowsApart?: true;
  /** Whether these picks may be sold in ZY style; absent where ZY is not offered. */
  zyAllows?(picks: Picks): boolean;
}

/**
 * How the numbers of a family are derived from an LD1 stream (draws.md step 6): `digits` of 0–9,
 * independent `faces` of 1–max, `pick` of 1–max without replacement, with `prizes` drawn one after
 * the other; `ranks` of digits of different lengths, as in `layout`; a `sum` of digits with the
 * numbers that players enter. `entered`: the house never draws it, results come from outside.
 */
export interface DrawFormat {
  readonly format: 'digits' | 'faces' | 'pick' | 'ranks' | 'sum' | 'entered';
  /** How many numbers one prize has; for `ranks`, the first prize. */
  readonly length: number;
  readonly max: number;
  /** 1 when absent. */
  readonly prizes?: number;
  /** Results are printed with the sign of the day's lunar year behind an `@`. */
  readonly marked?: 'zodiac';
  /** Digits by count of every rank, such as `5x1,5x1,5x2,2x4`; for `ranks` only. */
  readonly layout?: string;
}

export interface Family<Facts = unknown> {
  readonly code: string;
  readonly drawFormat: DrawFormat;
  readonly plays: ReadonlyMap<string, Play<Facts>>;
  /**
   * The facts of a result, computed once per draw; undefined when the text is not a result of the
   * family.
   */
  prepare(numbers: string): Facts | undefined;
  /**
   * The percentage of a ZY prize that is paid in this draw (lottery.md 1.0); present where ZY is
   * sold.
   */
  zyPercent?(facts: Facts): bigint;
}

/** A result with its facts, for settling any number of tickets. */
export interface PreparedDraw {
  readonly family: Family;
  readonly numbers: string;
  readonly facts: unknown;
}

/**
 * Prepares a draw of a family; undefined when `numbers` is not a result as the family prints it.
 */
export function prepareDraw(family: Family, numbers: string): PreparedDraw | undefined {
  const facts = family.prepare(numbers);
  return facts === undefined ? undefined : { family, numbers, facts };
}
