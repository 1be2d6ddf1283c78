// A selection as compact text, which is stored with a ticket and hashed into its leaf. `12|3|45`
// rows; `1,27` symbols longer than a letter; `1245:8|06` positions 1, 2, 4, 5 first; for entries
// see lines.ts.
import { lineText, parseLines } from './lines.ts';
import type { Form, Picks, RowForm, RowsForm, Selection } from './selection.ts';

/** The text of compact picks; unique for every legal selection. */
export function formatPicks(form: Form, picks: Picks): string {
  const body =
    form.kind === 'lines'
      ? picks.lines
      : form.rows.map((row, index) => rowText(row, picks.rows[index] ?? 0)).join('|');
  return form.places ? `${placesText(picks.places)}:${body}` : body;
}

/** Parses text that `formatPicks` wrote; undefined for any other text, including unsorted rows. */
export function parsePicks(form: Form, text: string): Picks | undefined {
  let [places, body] = [0, text];
  if (form.places) {
    const colon = text.indexOf(':');
    const read = colon < 0 ? undefined : readPlaces(text.slice(0, colon), form.places.count);
    if (read === undefined) return undefined;
    [places, body] = [read, text.slice(colon + 1)];
  }
  if (form.kind === 'lines') {
    return parseLines(form, body) ? { rows: [], places, lines: body } : undefined;
  }
  const rows = readRows(form, body);
  return rows && { rows, places, lines: '' };
}

/**
 * Parses text that is known to be canonical, such as a stored ticket's: like `parsePicks`, but
 * without scanning entries, so that a ticket of 10,000 entries settles as fast as one of ten.
 */
export function parseStoredPicks(form: Form, text: string): Picks | undefined {
  if (form.kind === 'rows') return parsePicks(form, text);
  if (!form.places) return { rows: [], places: 0, lines: text };
  const colon = text.indexOf(':');
  const places = readPlaces(text.slice(0, colon), form.places.count);
  return places === undefined ? undefined : { rows: [], places, lines: text.slice(colon + 1) };
}

/** The selection of compact picks, in symbol order. */
export function expandPicks(form: Form, picks: Picks): Selection {
  const places = form.places ? { places: maskBits(picks.places) } : {};
  if (form.kind === 'lines') {
    const numbers = parseLines(form, picks.lines) ?? [];
    return { kind: 'lines', lines: numbers.map((number) => lineText(form, number)), ...places };
  }
  const rows = form.rows.map((row, index) =>
    maskBits(picks.rows[index] ?? 0).map((symbol) => row.symbols[symbol] ?? ''),
  );
  return { kind: 'rows', rows, ...places };
}

/** The positions of the set bits of a mask, ascending. */
export function maskBits(mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

function rowText(row: RowForm, mask: number): string {
  const chosen = maskBits(mask).map((symbol) => row.symbols[symbol] ?? '');
  return chosen.join(isLettered(row) ? '' : ',');
}

function placesText(places: number): string {
  return maskBits(places)
    .map((place) => place + 1)
    .join('');
}

function readPlaces(text: string, count: number): number | undefined {
  let places = 0;
  for (let at = 0; at < text.length; at += 1) {
    const place = text.charCodeAt(at) - 49;
    if (place < 0 || place >= count || places >= 1 << place) return undefined;
    places |= 1 << place;
  }
  return places;
}

function readRows(form: RowsForm, text: string): number[] | undefined {
  const rows: number[] = [];
  let start = 0;
  for (const row of form.rows) {
    if (start > text.length) return undefined;
    const bar = text.indexOf('|', start);
    const end = bar < 0 ? text.length : bar;
    const mask = end === start ? 0 : readRow(row, text, start, end);
    if (mask === undefined) return undefined;
    rows.push(mask);
    start = end + 1;
  }
  return start === text.length + 1 ? rows : undefined;
}

function readRow(row: RowForm, text: string, start: number, end: number): number | undefined {
  const letters = lettersOf(row);
  return letters === false
    ? readWords(row, text.slice(start, end))
    : readLetters(letters, text, start, end);
}

function readLetters(
  values: Int8Array,
  text: string,
  start: number,
  end: number,
): number | undefined {
  let mask = 0;
  for (let at = start; at < end; at += 1) {
    const symbol = values[text.charCodeAt(at)];
    if (symbol === undefined || symbol < 0 || mask >= 1 << symbol) return undefined;
    mask |= 1 << symbol;
  }
  return mask;
}

/** Words are in symbol order, so a single pass over the symbols finds all of them. */
function readWords(row: RowForm, text: string): number | undefined {
  if (text === '') return 0;
  let [mask, at] = [0, 0];
  for (let symbol = 0; symbol < row.symbols.length; symbol += 1) {
    const word = row.symbols[symbol] ?? '';
    const end = at + word.length;
    const isLast = end === text.length;
    if (!text.startsWith(word, at) || (!isLast && text.charCodeAt(end) !== COMMA)) continue;
    mask |= 1 << symbol;
    if (isLast) return mask;
    at = end + 1;
  }
  return undefined;
}

const COMMA = 44;

const LETTER_TABLES = new WeakMap<RowForm, Int8Array | false>();

export function isLettered(row: RowForm): boolean {
  return lettersOf(row) !== false;
}

/**
 * Symbol index by character code where every symbol is one ASCII character, cached per row form.
 */
function lettersOf(row: RowForm): Int8Array | false {
  const known = LETTER_TABLES.get(row);
  if (known !== undefined) return known;
  const lettered = row.symbols.every((symbol) => symbol.length === 1 && symbol < '\u0080');
  const values = new Int8Array(128).fill(-1);
  if (lettered) row.symbols.forEach((symbol, index) => (values[symbol.charCodeAt(0)] = index));
  const letters = lettered ? values : false;
  LETTER_TABLES.set(row, letters);
  return letters;
}
