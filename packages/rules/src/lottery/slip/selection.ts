// The form of a play's selection, and a selection in that form.

/** One row of a play: its symbols, and how many may be chosen. */
export interface RowForm {
  /** Symbols in order; at most 31, so that a choice fits one bit mask. */
  readonly symbols: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** The positions on which the selection is played, where the player chooses them (任选). */
export interface PlacesForm {
  readonly count: number;
  readonly least: number;
}

/** Rows of symbols; a plain set is one row. */
export interface RowsForm {
  readonly kind: 'rows';
  readonly rows: readonly RowForm[];
  /** Whether the symbols of a note must differ across rows (11x5 and PK10 直选, 胆拖). */
  readonly distinct?: true;
  readonly places?: PlacesForm;
}

/** The numbers of an entry, each `width` digits wide. */
export interface PartsForm {
  readonly width: number;
  readonly first: number;
  readonly last: number;
  /** Whether an entry may contain the same number twice. */
  readonly repeats: boolean;
}

/**
 * Entry of whole numbers, each `length` digits long: typed ones such as `1234`, and choices among
 * more symbols than a row can have, such as `07` of 49. `sorted` entries represent all their orders
 * and are stored with sorted parts; where parts are digits such a play rejects entries of equal
 * digits (lottery.md 2.1, 2.10).
 */
export interface LinesForm {
  readonly kind: 'lines';
  readonly length: number;
  readonly sorted: boolean;
  /** Whether an entry of equal digits is rejected although entries keep their order (ID BB). */
  readonly unequal?: true;
  /** The parts of an entry; single digits when absent. */
  readonly parts?: PartsForm;
  /** The required number of orders of a sorted entry, such as 12 with a pair among four digits. */
  readonly orders?: number;
  /** Bounds on the number of entries of a selection; 1 and unbounded when absent. */
  readonly least?: number;
  readonly most?: number;
  readonly places?: PlacesForm;
}

export type Form = RowsForm | LinesForm;

/** Chosen rows, or entry lines; `places` are positions from 0, only where the form has them. */
export type Selection =
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly string[])[];
      readonly places?: readonly number[];
    }
  | {
      readonly kind: 'lines';
      readonly lines: readonly string[];
      readonly places?: readonly number[];
    };

/**
 * A compact selection: one bit mask per row (bit i is the row's symbol i), the positions as a bit
 * mask (0 where the play fixes them), and entries as their canonical text (see `lines.ts`).
 */
export interface Picks {
  readonly rows: readonly number[];
  readonly places: number;
  readonly lines: string;
}

/** Why a slip is not a legal bet. `row` counts from 0. */
export type SlipProblem =
  | { readonly name: 'unknown_play' }
  | { readonly name: 'wrong_form' }
  | { readonly name: 'wrong_row_count'; readonly expected: number }
  | { readonly name: 'unknown_symbol'; readonly row: number; readonly symbol: string }
  | { readonly name: 'repeated_symbol'; readonly row: number; readonly symbol: string }
  | { readonly name: 'too_few_symbols'; readonly row: number; readonly least: number }
  | { readonly name: 'too_many_symbols'; readonly row: number; readonly most: number }
  | { readonly name: 'bad_places' }
  | { readonly name: 'too_few_places'; readonly least: number }
  | { readonly name: 'no_lines' }
  | { readonly name: 'too_few_lines'; readonly least: number }
  | { readonly name: 'too_many_lines'; readonly most: number }
  | { readonly name: 'bad_line'; readonly line: string; readonly problem: LineProblem }
  | { readonly name: 'no_notes' };

export type LineProblem =
  | 'wrong_length'
  | 'not_digits'
  | 'all_equal'
  | 'wrong_orders'
  | 'out_of_range'
  | 'repeated_number';

/** One row in which `least` to `most` symbols are chosen. */
export function setOf(symbols: readonly string[], least = 1, most = symbols.length): RowsForm {
  return { kind: 'rows', rows: [{ symbols, least, most }] };
}

/** `count` equal rows. */
export function rowsOf(count: number, symbols: readonly string[], least = 1): RowsForm {
  const row: RowForm = { symbols, least, most: symbols.length };
  return { kind: 'rows', rows: new Array<RowForm>(count).fill(row) };
}

/** A choice of `least` to `most` numbers of `first` to `last`, each written `width` digits wide. */
export function numbersForm(
  width: number,
  first: number,
  last: number,
  bounds: { readonly least?: number; readonly most?: number } = {},
): LinesForm {
  const parts = { width, first, last, repeats: false };
  return { kind: 'lines', length: width, sorted: false, parts, ...bounds };
}

/** The positions whose rows have picks: what decides a play with a row for each position. */
export function readsRows({ rows }: Pick<Picks, 'rows'>): number {
  return rows.reduce((mask, row, at) => (row === 0 ? mask : mask | (1 << at)), 0);
}
