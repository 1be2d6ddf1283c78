// Parses a selection of a vector file (lottery.md 4.2) by the form of the play.
import type { Form, RowForm, RowsForm, Selection } from '../../lottery/slip/selection.ts';
import { isList, isObject, type Json, type JsonObject } from './example.ts';

/** Words that denote one of our symbols. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  BIG: ['B'],
  SMALL: ['S'],
  ODD: ['O'],
  EVEN: ['E'],
  DRAGON: ['D'],
  TIGER: ['T', 'TIGER'],
  TIE: ['H'],
  DRAW: ['H'],
  HE: ['H'],
  NO: ['NONE'],
  '-1': ['NONE'],
  NULL: ['NONE'],
  '0': ['NONE'],
  BULL: ['10'],
  BULLBULL: ['10'],
  'BULL-BULL': ['10'],
  BAOZI: ['LEOPARD'],
  TRIPLE: ['LEOPARD'],
  SHUNZI: ['STRAIGHT'],
  DUIZI: ['PAIR'],
  BANSHUN: ['HALF'],
  HALF_STRAIGHT: ['HALF'],
  ZALIU: ['MIXED'],
  MIXED_SIX: ['MIXED'],
};

/** The selection; undefined when the value does not fit the form. */
export function readSelection(form: Form, raw: Json): Selection | undefined {
  if (form.places && isObject(raw)) {
    const { mask, places: other, positions } = raw;
    const list = mask ?? other ?? positions;
    const inner = Object.entries(raw).find(([key]) => !/^(mask|places|positions)$/.test(key))?.[1];
    if (!isList(list) || inner === undefined) return undefined;
    const picked = readSelection(withoutPlaces(form), inner);
    return picked && { ...picked, places: list.map(Number) };
  }
  if (form.kind === 'lines') {
    const list = isList(raw) ? raw : typeof raw === 'string' ? raw.split(/[\s,;|]+/) : undefined;
    return list && { kind: 'lines', lines: list.map((line) => lineOf(line)) };
  }
  const rows = readRows(form, raw);
  return rows && { kind: 'rows', rows: rows.map((row, at) => row.map(symbolIn(form.rows[at]))) };
}

function withoutPlaces(form: Form): Form {
  return form.kind === 'lines'
    ? { kind: 'lines', length: form.length, sorted: form.sorted }
    : { kind: 'rows', rows: form.rows };
}

function lineOf(line: Json): string {
  return isList(line) ? line.map(String).join('') : String(line);
}

function readRows(form: RowsForm, raw: Json): string[][] | undefined {
  const count = form.rows.length;
  if (isObject(raw)) return rowsOfObject(form, raw);
  if (!isList(raw)) return count === 1 ? [cells(form.rows[0], raw)] : rowsOfText(form, raw);
  const nested = raw.some(isList);
  if (count === 1)
    return [(nested ? raw.flat(1) : raw).flatMap((each) => cells(form.rows[0], each))];
  if (raw.length > count) return undefined;
  const rows = raw.map((row, at) => cells(form.rows[at], row));
  while (rows.length < count && form.rows[rows.length]?.least === 0) rows.push([]);
  return rows;
}

function rowsOfObject(form: RowsForm, raw: JsonObject): string[][] {
  const picked = raw.pick ?? raw.picks ?? raw.digits ?? raw.selection;
  const at = raw.pos ?? raw.position ?? raw.place;
  if (picked !== undefined && at !== undefined) {
    return form.rows.map((row, index) => (index === Number(at) ? cells(row, picked) : []));
  }
  const keys = Object.keys(raw);
  const numbered = keys.every((key) => /^\d+$/.test(key));
  if (numbered) return form.rows.map((row, index) => cells(row, raw[String(index)] ?? []));
  return form.rows.map((row, index) => cells(row, raw[keys[index] ?? ''] ?? []));
}

function rowsOfText(form: RowsForm, raw: Json): string[][] | undefined {
  if (typeof raw !== 'string') return undefined;
  const parts = /[|,\s]/.test(raw) ? raw.split(/[|,]|\s+/) : [...raw];
  if (parts.length !== form.rows.length) return undefined;
  return parts.map((part, index) => cells(form.rows[index], part));
}

/** One row's symbols: a list, a single symbol, or a string of one-letter symbols such as `123`. */
function cells(row: RowForm | undefined, raw: Json): string[] {
  if (raw === null || raw === '') return [];
  if (isList(raw)) return raw.map((each) => String(each));
  const text = String(raw);
  if (isObject(raw) || !row || row.symbols.includes(text)) return [text];
  if (text.includes(',')) return text.split(',');
  return [...text].every((each) => row.symbols.includes(each)) ? [...text] : [text];
}

function symbolIn(row: RowForm | undefined): (text: string) => string {
  return (text) => {
    if (!row || row.symbols.includes(text)) return text;
    const upper = text.trim().toUpperCase();
    const known = [upper, ...(WORDS[upper] ?? []), upper.slice(0, 1)];
    return known.find((each) => row.symbols.includes(each)) ?? text;
  };
}
