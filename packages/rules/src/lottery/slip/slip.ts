// Validates a slip, which is untrusted input, and makes a legal, counted bet of it.
import { fail, ok, type Result } from '@fairhouse/values';
import { countLines, formatLines, readLine } from './lines.ts';
import { expandPicks, formatPicks, parsePicks } from './format-picks.ts';
import type { Family, Play } from '../plays/play.ts';
import { size } from '../count.ts';
import type { Form, LinesForm, Picks, RowForm, Selection, SlipProblem } from './selection.ts';

/** The player's input, not validated. */
export interface Slip {
  readonly play: string;
  readonly selection: Selection;
}

/** A legal selection of a play with its number of notes. `pick` is its canonical compact text. */
export interface Bet {
  readonly play: Play;
  readonly pick: string;
  readonly picks: Picks;
  readonly notes: number;
}

/**
 * Makes a bet of a slip, or returns the first problem. Repeated entry lines are dropped (lottery.md
 * 2.1); a symbol repeated in a row is refused (lottery.md 2.2).
 */
export function checkSlip(family: Family, slip: Slip): Result<Bet, SlipProblem> {
  const play = family.plays.get(slip.play);
  if (!play) return fail({ name: 'unknown_play' });
  const picks = compactSelection(play.form, slip.selection);
  return picks.ok ? countBet(play, picks.value) : picks;
}

/** The bet of a stored or published pair of play code and pick text. */
export function readBet(family: Family, code: string, pick: string): Result<Bet, SlipProblem> {
  const play = family.plays.get(code);
  if (!play) return fail({ name: 'unknown_play' });
  const picks = parsePicks(play.form, pick);
  return picks ? countBet(play, picks) : fail({ name: 'wrong_form' });
}

/** The compact text of a selection of a play, or why it is invalid. */
export function formatSelection(play: Play, selection: Selection): Result<string, SlipProblem> {
  const picks = compactSelection(play.form, selection);
  return picks.ok ? ok(formatPicks(play.form, picks.value)) : picks;
}

/** The selection of a compact text; undefined when the text is not canonical. */
export function parseSelection(play: Play, text: string): Selection | undefined {
  const picks = parsePicks(play.form, text);
  return picks && expandPicks(play.form, picks);
}

/**
 * Checks the bounds of every row and of the positions, then counts; used for slips and stored text.
 */
function countBet(play: Play, picks: Picks): Result<Bet, SlipProblem> {
  const { form } = play;
  if (form.places && size(picks.places) < form.places.least) {
    return fail({ name: 'too_few_places', least: form.places.least });
  }
  if (form.kind === 'lines') {
    const problem = linesProblem(form, picks);
    if (problem) return fail(problem);
  }
  if (form.kind === 'rows') {
    const problem = rowProblem(form.rows, picks);
    if (problem) return fail(problem);
  }
  const notes = play.notes(picks);
  if (notes <= 0) return fail({ name: 'no_notes' });
  return ok({ play, pick: formatPicks(form, picks), picks, notes });
}

function linesProblem(form: LinesForm, picks: Picks): SlipProblem | undefined {
  if (picks.lines === '') return { name: 'no_lines' };
  const { least, most } = form;
  if (least === undefined && most === undefined) return undefined;
  const count = countLines(form, picks.lines);
  if (least !== undefined && count < least) return { name: 'too_few_lines', least };
  if (most !== undefined && count > most) return { name: 'too_many_lines', most };
  return undefined;
}

function rowProblem(rows: readonly RowForm[], picks: Picks): SlipProblem | undefined {
  for (const [row, form] of rows.entries()) {
    const chosen = size(picks.rows[row] ?? 0);
    if (chosen < form.least) return { name: 'too_few_symbols', row, least: form.least };
    if (chosen > form.most) return { name: 'too_many_symbols', row, most: form.most };
  }
  return undefined;
}

function compactSelection(form: Form, selection: Selection): Result<Picks, SlipProblem> {
  if (selection.kind !== form.kind) return fail({ name: 'wrong_form' });
  const places = compactPlaces(form, selection.places);
  if (!places.ok) return places;
  if (selection.kind === 'lines') {
    const lines = compactLines(form as LinesForm, selection.lines);
    return lines.ok ? ok({ rows: [], places: places.value, lines: lines.value }) : lines;
  }
  if (form.kind === 'lines') return fail({ name: 'wrong_form' });
  if (selection.rows.length !== form.rows.length) {
    return fail({ name: 'wrong_row_count', expected: form.rows.length });
  }
  const rows: number[] = [];
  for (const [index, rowForm] of form.rows.entries()) {
    const row = compactRow(rowForm, index, selection.rows[index] ?? []);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  return ok({ rows, places: places.value, lines: '' });
}

function compactRow(
  form: RowForm,
  row: number,
  chosen: readonly string[],
): Result<number, SlipProblem> {
  let mask = 0;
  for (const symbol of chosen) {
    const index = form.symbols.indexOf(symbol);
    if (index < 0) return fail({ name: 'unknown_symbol', row, symbol });
    if ((mask & (1 << index)) !== 0) return fail({ name: 'repeated_symbol', row, symbol });
    mask |= 1 << index;
  }
  return ok(mask);
}

function compactPlaces(
  form: Form,
  places: readonly number[] | undefined,
): Result<number, SlipProblem> {
  if (!form.places) return places ? fail({ name: 'bad_places' }) : ok(0);
  let mask = 0;
  for (const place of places ?? []) {
    const fits = Number.isInteger(place) && place >= 0 && place < form.places.count;
    if (!fits || (mask & (1 << place)) !== 0) return fail({ name: 'bad_places' });
    mask |= 1 << place;
  }
  return ok(mask);
}

function compactLines(form: LinesForm, lines: readonly string[]): Result<string, SlipProblem> {
  const numbers: number[] = [];
  for (const line of lines) {
    const number = readLine(form, line);
    if (typeof number === 'string') return fail({ name: 'bad_line', line, problem: number });
    numbers.push(number);
  }
  return numbers.length === 0 ? fail({ name: 'no_lines' }) : ok(formatLines(form, numbers));
}
