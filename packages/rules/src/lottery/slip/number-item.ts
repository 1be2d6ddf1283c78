// Single numbers of a play by their item names (`FixedPlace:4:7`, `Lo2:12`, `Top3:701`), which
// operators use to close them, to reduce their odds, and for limits (lottery.md 1.9, 2.6).
import { rate } from '@fairhouse/values';
import { size } from '../count.ts';
import { countLines, formatLines, hasLine, lineText, parseLines, readLine } from './lines.ts';
import { formatPicks, isLettered, maskBits } from './format-picks.ts';
import type { Family, Play } from '../plays/play.ts';
import type { LinesForm, Picks, RowsForm } from './selection.ts';
import type { Bet } from './slip.ts';
import type { FixedTerms } from '../pricing/terms.ts';

/** A parsed number or symbol of a play. */
export interface NumberItem {
  /** Its name, identical to the item of `exposureItems`. */
  readonly item: string;
  readonly play: Play;
  /** Its symbols, a bit mask per row; empty for entries. */
  readonly rows: readonly number[];
  /** Its entry number; undefined for rows. */
  readonly line: number | undefined;
}

/**
 * Parses an item name: the play, then a symbol (preceded by its row, counted from 0, where the play
 * has several), or a whole number. Undefined for an item that no bet of the family can contain.
 */
export function readItem(family: Family, text: string): NumberItem | undefined {
  const colon = text.indexOf(':');
  const play = family.plays.get(text.slice(0, Math.max(colon, 0)));
  if (play === undefined) return undefined;
  const name = text.slice(colon + 1);
  const { form } = play;
  if (form.kind === 'lines') return entryItem(play, form, name);
  const rows = play.items === 'numbers' ? spell(form, name) : symbolRows(form, name);
  return rows && { item: text, play, rows, line: undefined };
}

/** Entries of all orders are named by their sorted digits, regardless of the typed order. */
function entryItem(play: Play, form: LinesForm, name: string): NumberItem | undefined {
  const line = readLine(form, name);
  if (typeof line === 'string') return undefined;
  return { item: `${play.code}:${lineText(form, line)}`, play, rows: [], line };
}

function symbolRows(form: RowsForm, name: string): number[] | undefined {
  const colon = form.rows.length > 1 ? name.indexOf(':') : -1;
  const row = form.rows.length > 1 ? name.slice(0, Math.max(colon, 0)) : '0';
  const symbol = form.rows[Number(row)]?.symbols.indexOf(name.slice(colon + 1)) ?? -1;
  if (!/^\d$/.test(row) || symbol < 0) return undefined;
  return form.rows.map((_, index) => (index === Number(row) ? 1 << symbol : 0));
}

/** One symbol of every row, concatenated. */
function spell(form: RowsForm, name: string, row = 0, taken: string[] = []): number[] | undefined {
  const symbols = form.rows[row]?.symbols;
  if (symbols === undefined) return name === '' ? [] : undefined;
  for (const [index, symbol] of symbols.entries()) {
    if (!name.startsWith(symbol) || (form.distinct && taken.includes(symbol))) continue;
    const rest = spell(form, name.slice(symbol.length), row + 1, [...taken, symbol]);
    if (rest) return [1 << index, ...rest];
  }
  return undefined;
}

/** Whether picks of the item's play contain it, without expanding the picks. */
export function holdsItem(picks: Picks, { play, rows, line }: NumberItem): boolean {
  if (line !== undefined) {
    return play.form.kind === 'lines' && hasLine(picks.lines, play.form.length, line);
  }
  return rows.every((mask, row) => mask === 0 || ((picks.rows[row] ?? 0) & mask) !== 0);
}

/** Whether a bet is on one number alone, so that it can be paid by special terms. */
export function isOneNumber({ play, picks, notes }: Bet): boolean {
  if (notes === 1) return true;
  if (play.form.kind === 'lines') return countLines(play.form, picks.lines) === 1;
  const chosen = picks.rows.reduce((sum, mask) => sum + size(mask), 0);
  return play.items === 'symbols' && chosen === 1;
}

/** Terms that pay a percentage of the odds, each rounded down to a millionth. */
export function reducedTerms(terms: FixedTerms, payPercent: number): FixedTerms {
  const odds = terms.odds.map((each) => rate((each * BigInt(payPercent)) / 100n));
  return { ...terms, odds };
}

/** The opposite of an item: big and small, odd and even, dragon and tiger of the same row. */
export function oppositeItem(family: Family, item: string): string | undefined {
  const found = readItem(family, item);
  if (found === undefined || found.play.items !== 'symbols') return undefined;
  const at = Math.max(item.lastIndexOf(':'), 0) + 1;
  const other = OPPOSITES[item.slice(at)];
  const opposite = other === undefined ? undefined : item.slice(0, at) + other;
  return opposite !== undefined && readItem(family, opposite) ? opposite : undefined;
}

const OPPOSITES: Readonly<Record<string, string>> = {
  B: 'S',
  S: 'B',
  O: 'E',
  E: 'O',
  D: 'T',
  T: 'D',
};

/** The sides that have an opposite, and the opposite of each at the same place. */
export const SIDES = {
  each: Object.keys(OPPOSITES).join(''),
  opposite: Object.values(OPPOSITES).join(''),
} as const;

/**
 * How picks of a play with opposite sides are written: each row as letters, or with commas between
 * its symbols. Undefined for a play without opposite sides in one row.
 */
export function sidesForm({ items, form }: Play): 'letters' | 'commas' | undefined {
  if (items !== 'symbols' || form.kind !== 'rows') return undefined;
  const rows = form.rows.filter(({ symbols }) =>
    symbols.some((symbol) => symbols.includes(OPPOSITES[symbol] ?? '')),
  );
  if (rows.length === 0) return undefined;
  return rows.every(isLettered) ? 'letters' : 'commas';
}

/** A bet is split into at most this many bets. */
export const MAX_SPLIT = 100;

/**
 * Splits the picks of a bet into several with the same total notes and cost: one per item of
 * `apart` that it contains, and one for the rest. Undefined where notes consist of several numbers,
 * or where more than MAX_SPLIT bets would result. The rest may be too small for a bet of its own.
 */
export function splitPicks(
  { play, picks }: Bet,
  apart: readonly NumberItem[],
): string[] | undefined {
  const { form } = play;
  const held = apart.filter((each) => each.play === play && holdsItem(picks, each));
  if (held.length === 0) return [formatPicks(form, picks)];
  const split =
    form.kind === 'lines'
      ? splitLines(form, picks, held)
      : play.items === 'symbols'
        ? splitSymbols(picks, held)
        : play.items === 'numbers'
          ? splitRows(form, picks)
          : undefined;
  if (split === undefined || split.length > MAX_SPLIT) return undefined;
  return split.map((each) => formatPicks(form, each));
}

function splitLines(
  form: LinesForm,
  picks: Picks,
  held: readonly NumberItem[],
): Picks[] | undefined {
  if ((form.least ?? 1) > 1) return undefined;
  const apart = held.map(({ line }) => line);
  const rest = (parseLines(form, picks.lines) ?? []).filter((number) => !apart.includes(number));
  const texts = held.map(({ line }) => lineText(form, line ?? 0));
  const together = rest.length > 0 ? [{ ...picks, lines: formatLines(form, rest) }] : [];
  return [...together, ...texts.map((lines) => ({ ...picks, lines }))];
}

function splitSymbols(picks: Picks, held: readonly NumberItem[]): Picks[] {
  const rows = picks.rows.map((mask, row) =>
    held.reduce((left, item) => left & ~(item.rows[row] ?? 0), mask),
  );
  const together = rows.some((mask) => mask !== 0) ? [{ ...picks, rows }] : [];
  return [...together, ...held.map((item) => ({ ...picks, rows: item.rows }))];
}

/** Every number of a product of rows separately: the remainder of a product is not a product. */
function splitRows(form: RowsForm, picks: Picks): Picks[] | undefined {
  let numbers: number[][] = [[]];
  for (const row of form.rows.keys()) {
    const chosen = maskBits(picks.rows[row] ?? 0);
    numbers = numbers.flatMap((start) => chosen.map((symbol) => [...start, symbol]));
    if (form.distinct) {
      const names = (each: number[]) => each.map((symbol, at) => form.rows[at]?.symbols[symbol]);
      numbers = numbers.filter((each) => new Set(names(each)).size === each.length);
    }
    if (numbers.length > MAX_SPLIT) return undefined;
  }
  return numbers.map((symbols) => ({ ...picks, rows: symbols.map((symbol) => 1 << symbol) }));
}
