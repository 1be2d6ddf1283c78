// The side games on three, four and six digits: whole numbers, the last two, single digits
// (lottery.md 1.11, 6.13).
import { fraction } from '../fraction.ts';
import { sortedDigits } from '../slip/permutations.ts';
import type { Play } from '../plays/play.ts';
import { readsRows, type LinesForm } from '../slip/selection.ts';
import { symbolPlay, type SymbolPlay } from '../plays/symbol-play.ts';
import { entryPlay, luckyPicks, type EntryPlay } from './entry-play.ts';

export interface DigitFacts {
  readonly digits: readonly number[];
  /** The digits of whole-number plays as one number: all of them, or the last four of six. */
  readonly whole: number;
  /** The same with sorted digits. */
  readonly sorted: number;
  readonly last2: number;
  /** The last two digits with the lower first; −1 where they are equal. */
  readonly anyLast2: number;
}

/** The number of digits of whole-number plays in a game of `length` digits. */
export const wholeLength = (length: number): number => Math.min(4, length);

/** The facts of a result of exactly `length` digits; undefined for any other text. */
export function prepareDigits(numbers: string, length: number): DigitFacts | undefined {
  if (numbers.length !== length || !/^\d+$/.test(numbers)) return undefined;
  const whole = Number(numbers.slice(-wholeLength(length)));
  const last2 = whole % 100;
  return {
    digits: Array.from(numbers, Number),
    whole,
    sorted: sortedDigits(whole, wholeLength(length)),
    last2,
    anyLast2: last2 % 11 === 0 ? -1 : sortedDigits(last2, 2),
  };
}

/** Numbers of the whole length in drawn order. */
export function exactWhole(code: string, menu: string, length: number): EntryPlay<DigitFacts> {
  const form: LinesForm = { kind: 'lines', length, sorted: false };
  const combinations = 10 ** length;
  const chance = fraction(1, combinations);
  return { code, menu, form, chance, combinations, drawn: ({ whole }) => whole };
}

/** The count of sorted numbers for each number of orders. */
const GROUPS: Readonly<Record<string, number>> = {
  '3:3': 90,
  '3:6': 120,
  '4:4': 90,
  '4:6': 45,
  '4:12': 360,
  '4:24': 210,
};

/** Numbers with `orders` orders, in any order. */
export function anyOrderEntry(
  code: string,
  menu: string,
  length: number,
  orders: number,
): EntryPlay<DigitFacts> {
  return {
    code,
    menu,
    form: { kind: 'lines', length, sorted: true, orders },
    chance: fraction(orders, 10 ** length),
    combinations: GROUPS[`${length}:${orders}`] ?? 0,
    drawn: ({ sorted }) => sorted,
  };
}

/** The side games of a draw of `length` digits. */
export function digitPlays(length: number): Play<DigitFacts>[] {
  const digits = wholeLength(length);
  const classes = digits === 3 ? [3, 6] : [4, 6, 12, 24];
  const name = digits === 3 ? 'Rambolito' : 'PERM';
  const exact = exactWhole(`Exact${digits}D`, `${digits}D`, digits);
  return [
    entryPlay(exact),
    ...classes.map((orders) =>
      entryPlay(anyOrderEntry(`${name}${orders}`, `${digits}D`, digits, orders)),
    ),
    entryPlay({
      ...exactWhole('ExactLast2D', 'Last2D', 2),
      drawn: ({ last2 }) => last2,
    }),
    entryPlay({
      code: 'AnyLast2D',
      menu: 'Last2D',
      form: { kind: 'lines', length: 2, sorted: true },
      chance: fraction(2, 100),
      combinations: 45,
      drawn: ({ anyLast2 }) => anyLast2,
    }),
    anyOneOfLast2(),
    exactDigit(length),
    ballSides(length),
    ...luckyPicks({ ...exact, menu: 'LuckyPick' }),
  ];
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

const each = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value, weight: 1n }));

/** A digit among the last two; pays once even if drawn twice. */
function anyOneOfLast2(): Play<DigitFacts> {
  return symbolPlay<DigitFacts, number>({
    code: 'AnyOneLast2D',
    menu: 'Last2D',
    symbols: DIGITS,
    tiers: ['WIN'],
    odds: '4.73',
    styles: ['FIXED'],
    space: each(100),
    at: ({ last2 }) => last2,
    pays: (symbol, last2) => (String(last2).padStart(2, '0').includes(symbol) ? 'WIN' : undefined),
  });
}

type ByPlace = Pick<SymbolPlay<DigitFacts, number>, 'code' | 'symbols' | 'rows' | 'odds' | 'pays'>;

/** A play on single digits, one row per position. */
function byPlace(stated: ByPlace): Play<DigitFacts> {
  const play = symbolPlay<DigitFacts, number>({
    ...stated,
    menu: '1D',
    tiers: ['WIN'],
    styles: ['FIXED'],
    space: each(10),
    at: ({ digits }, row) => digits[row] ?? 0,
  });
  return { ...play, reads: readsRows, rowsApart: true };
}

/** EXACT 1D: a digit at its position, one row per position. */
function exactDigit(length: number): Play<DigitFacts> {
  return byPlace({
    code: 'Exact1D',
    rows: length,
    symbols: DIGITS,
    odds: '9',
    pays: (symbol, digit) => (Number(symbol) === digit ? 'WIN' : undefined),
  });
}

/** Big, small, odd or even of each ball: 5 and more is big. */
function ballSides(length: number): Play<DigitFacts> {
  return byPlace({
    code: 'BSOE',
    rows: length,
    symbols: ['B', 'S', 'O', 'E'],
    odds: '1.96',
    pays: (symbol, digit) => {
      const sides = (digit >= 5 ? 'B' : 'S') + (digit % 2 === 1 ? 'O' : 'E');
      return sides.includes(symbol) ? 'WIN' : undefined;
    },
  });
}
