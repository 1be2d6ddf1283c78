// 50-50 and similar plays: big, small, odd, even, and comparisons of adjacent digits (lottery.md
// 1.10, 6.9). Winners get their cost back in addition to the prize.
import { lazy } from '../lazy.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { symbolPlay, type SymbolPlay } from '../plays/symbol-play.ts';
import type { TogelFacts } from './facts.ts';

interface Sides<Value> {
  readonly code: string;
  readonly menu: string;
  readonly symbols: readonly string[];
  readonly rows?: number;
  readonly space: SymbolPlay<TogelFacts, Value>['space'];
  at(facts: TogelFacts, row: number): number;
  isTrue(symbol: string, value: Value): boolean;
  readonly prize: string;
  /** 1 − discount − kei. */
  readonly cost: string;
}

function sides<Value>(stated: Sides<Value>): Play<TogelFacts> {
  const { code, menu, symbols, rows, space, prize, cost } = stated;
  const play = symbolPlay<TogelFacts, Value>({
    code,
    menu,
    symbols,
    tiers: ['WIN'],
    ...(rows === undefined ? {} : { rows }),
    space,
    at: (facts, row) => stated.at(facts, row),
    pays: (symbol, value) => (stated.isTrue(symbol, value) ? 'WIN' : undefined),
    odds: prize,
    styles: ['FIXED'],
  });
  return { ...play, returnsCost: true, cost: tableOdds(cost) };
}

const ONE_DIGIT = Array.from({ length: 10 }, (_, value) => ({ value, weight: 1n }));
const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => ({ value, weight: 1n }));

const BSOE = ['B', 'S', 'O', 'E'];

/** Whether a side is true of a digit: 5 to 9 is besar (big). */
function digitIs(side: string, digit: number): boolean {
  if (side === 'B' || side === 'S') return (side === 'B') === digit >= 5;
  return (side === 'O') === (digit % 2 === 1);
}

/** The two digits starting at a position. */
function pairAt({ digits }: TogelFacts, row: number): number {
  return (digits[row] ?? 0) * 10 + (digits[row + 1] ?? 0);
}

/** 50-50 umum: kepala big or small, ekor odd or even, the last two in the middle or at the edge. */
export const UMUM = lazy(() =>
  sides({
    code: '5050Umum',
    menu: 'FiftyFifty',
    symbols: [...BSOE, 'TENGAH', 'TEPI'],
    space: TWO_DIGITS,
    at: (facts) => pairAt(facts, 2),
    isTrue(symbol, back) {
      if (symbol === 'TENGAH' || symbol === 'TEPI') {
        return (symbol === 'TENGAH') === (back >= 25 && back <= 74);
      }
      return digitIs(symbol, symbol === 'B' || symbol === 'S' ? Math.trunc(back / 10) : back % 10);
    },
    prize: '1',
    cost: '1.02',
  }),
);

/** 50-50 special: each of the four positions separately. */
export const SPECIAL = lazy(() =>
  sides({
    code: '5050Special',
    menu: 'FiftyFifty',
    symbols: BSOE,
    rows: 4,
    space: ONE_DIGIT,
    at: ({ digits }, row) => digits[row] ?? 0,
    isTrue: digitIs,
    prize: '1',
    cost: '1.02',
  }),
);

/**
 * Silang and homo: two adjacent digits differ or agree in parity; rows depan, tengah and belakang.
 */
export const SILANG_HOMO = lazy(() =>
  sides({
    code: 'SilangHomo',
    menu: 'FiftyFifty',
    symbols: ['SILANG', 'HOMO'],
    rows: 3,
    space: TWO_DIGITS,
    at: pairAt,
    isTrue: (symbol, pair) => (symbol === 'SILANG') === ((Math.trunc(pair / 10) + pair) % 2 === 1),
    prize: '1',
    cost: '1.02',
  }),
);

/** Kembang: the first of two adjacent digits is smaller; kempis: greater. Equal digits lose. */
export const KEMBANG_KEMPIS = lazy(() =>
  sides({
    code: 'KembangKempis',
    menu: 'FiftyFifty',
    symbols: ['KEMBANG', 'KEMPIS'],
    rows: 3,
    space: TWO_DIGITS,
    at: pairAt,
    isTrue(symbol, pair) {
      const rise = (pair % 10) - Math.trunc(pair / 10);
      return symbol === 'KEMBANG' ? rise > 0 : rise < 0;
    },
    prize: '1',
    cost: '0.85',
  }),
);

/** Kembar: two adjacent digits are equal. */
export const KEMBAR = lazy(() =>
  sides({
    code: 'Kembar',
    menu: 'FiftyFifty',
    symbols: ['KEMBAR'],
    rows: 3,
    space: TWO_DIGITS,
    at: pairAt,
    isTrue: (_symbol, pair) => pair % 11 === 0,
    prize: '8',
    cost: '1',
  }),
);

/** The digital root of the last two digits: 15 gives 6. */
function rootOf(back: number): number {
  const total = Math.trunc(back / 10) + (back % 10);
  return total > 9 ? total - 9 : total;
}

function dasar(code: string, symbols: readonly string[], cost: string): Play<TogelFacts> {
  return sides({
    code,
    menu: 'Dasar',
    symbols,
    space: TWO_DIGITS,
    at: (facts) => pairAt(facts, 2),
    isTrue: (symbol, back) => digitIs(symbol, rootOf(back)),
    prize: '1',
    cost,
  });
}

/** Besar and ganjil are the likelier sides of dasar, and cost a quarter more than they win. */
export const DASAR_BO = lazy(() => dasar('Dasar_BO', ['B', 'O'], '1.25'));
export const DASAR_SE = lazy(() => dasar('Dasar_SE', ['S', 'E'], '0.9'));
