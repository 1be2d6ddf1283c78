// The form in which every family states its plays, so that pricing, settling and limits are written
// once.
import type { Rate } from '@fairhouse/values';
import type { Fraction } from './fraction.ts';
import type { Form, Picks } from './selection.ts';

/**
 * GROUP: prize group; FIXED: decimal odds; ZY: prize group times the factor of the 万 digit
 * (lottery.md 1.0).
 */
export const STYLES = ['GROUP', 'FIXED', 'ZY'] as const;
export type Style = (typeof STYLES)[number];

/** One kind of note of a play, with what it pays. */
export interface Tier {
  readonly code: string;
  /** The chance that one note of this tier wins. */
  readonly chance: Fraction;
  /** The chance that one note of this tier is given back. */
  readonly tie?: Fraction;
  /**
   * Default odds in FIXED style (lottery.md 6.3), stake included; absent where the style is not
   * offered.
   */
  readonly fixedOdds?: Rate;
}

/**
 * Counts by tier, written by `wins` and `most`: index i is tier i, and the index after the last
 * tier holds tied notes. Reused from ticket to ticket, so that a losing ticket costs no allocation.
 */
export type Counts = number[];

export interface Play<Facts = unknown> {
  readonly code: string;
  /** The group of the menu it stands in. */
  readonly menu: string;
  readonly form: Form;
  readonly tiers: readonly Tier[];
  /** Sets of tiers that can pay in the same draw; absent where only one can. */
  readonly together?: readonly (readonly number[])[];
  /**
   * Sets of tiers that are ways for one and the same note to win, such as three, four or five of
   * six: what a note returns is the sum over its set. Absent where each tier has notes of its own.
   */
  readonly ways?: readonly (readonly number[])[];
  /** How many units a note costs (VN lô: one for each prize it plays on); 1 when absent. */
  readonly stakeUnits?: number;
  /** Whether a winning note gives its cost back on top of the prize (ID, lottery.md 1.10). */
  readonly returnsCost?: true;
  /** The default share of the unit that a note costs (1 − discount − kei of lottery.md 1.10). */
  readonly cost?: Rate;
  readonly styles: readonly Style[];
  /**
   * How many different notes the play has: what a ticket covering 1 % is measured against
   * (lottery.md 2.6).
   */
  readonly combinations: number;
  /** A proposal for the most notes of one ticket, against covering the field (lottery.md 2.6). */
  readonly notesHint: number;
  /**
   * How limits per number see a ticket: each chosen symbol (`symbols`), each whole number of a
   * small ticket (`numbers`), or only the ticket as a whole.
   */
  readonly items: 'symbols' | 'numbers' | 'ticket';
  /** Notes of one symbol where `items` is `symbols`; 1 when absent. */
  symbolNotes?(row: number, symbol: number): number;
  /** The tier a symbol's notes pay by; the dearest when absent or undefined. */
  symbolTier?(row: number, symbol: number): number | undefined;
  /** The closed-form number of notes; 0 is no bet. */
  notes(picks: Picks): number;
  /** Adds winning notes per tier, and tied notes, of the picks in a draw. */
  wins(picks: Picks, facts: Facts, counts: Counts): void;
  /**
   * Adds, per tier, the most notes that can win in one draw: an upper bound, exact where it is
   * cheap. Absent only where `mixtures` stands.
   */
  most?(picks: Picks, counts: Counts): void;
  /**
   * Every way in which notes of several tiers can win in one draw, each as counts with the tied
   * notes last: what `together` cannot say, such as three numbers of six that hit all three or only
   * two. Where it stands, the worst payout is the dearest of these and exact.
   */
  mixtures?(picks: Picks): readonly Readonly<Counts>[];
  /** Whether these picks may be sold in ZY style; absent where ZY is not offered. */
  zyAllows?(picks: Picks): boolean;
}

/**
 * How a family's numbers come out of an LD1 stream (draws.md step 6): `digits` of 0–9, `faces` of
 * 1–max each by itself, `pick` of 1–max without replacement; `prizes` of them one after the other;
 * `ranks` of digits whose lengths differ from prize to prize, as `layout` says; a `sum` of digits
 * with the numbers that players enter. `entered`: the
 * house never draws it, results come from outside.
 */
export interface DrawFormat {
  readonly format: 'digits' | 'faces' | 'pick' | 'ranks' | 'sum' | 'entered';
  /** How many numbers one prize has; of `ranks` the first prize. */
  readonly length: number;
  readonly max: number;
  /** 1 when absent. */
  readonly prizes?: number;
  /** Results are printed with the sign of the day's lunar year behind an `@`. */
  readonly marked?: 'zodiac';
  /** Digits by count of every rank, such as `5x1,5x1,5x2,2x4`; of `ranks` only. */
  readonly layout?: string;
}

export interface Family<Facts = unknown> {
  readonly code: string;
  readonly drawFormat: DrawFormat;
  readonly plays: ReadonlyMap<string, Play<Facts>>;
  /**
   * All that plays ask about a result, worked out once; undefined when the text is no result of the
   * family.
   */
  prepare(numbers: string): Facts | undefined;
  /** The percentage a ZY prize pays in this draw (lottery.md 1.0); where ZY is sold. */
  zyPercent?(facts: Facts): bigint;
}

/** A result with its facts, ready to settle any number of tickets. */
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
