// 5D: five digits at the positions A to E, and their sum (lottery.md 1.13, 6.12).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { symbolPlay, type SymbolPlay } from '../plays/symbol-play.ts';
import { readsRows } from '../slip/selection.ts';
import { evenSpace, sumSpace } from './sum-space.ts';

interface FiveFacts {
  readonly digits: readonly number[];
  readonly sum: number;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);
const SIDES = ['B', 'S', 'O', 'E'] as const;

/** Whether B (`least` and more), S, O or E is true of a number. */
function holds(symbol: string, number: number, least: number): boolean {
  if (symbol === 'B' || symbol === 'S') return (symbol === 'B') === number >= least;
  return (symbol === 'O') === (number % 2 === 1);
}

/** A play on the digit at each position. */
function placePlay(
  stated: Pick<SymbolPlay<FiveFacts, number>, 'code' | 'symbols' | 'pays' | 'odds'>,
) {
  const play = symbolPlay<FiveFacts, number>({
    ...stated,
    menu: 'Position',
    tiers: ['WIN'],
    rows: 5,
    space: evenSpace(10),
    at: ({ digits }, row) => digits[row] ?? 0,
    styles: ['FIXED'],
  });
  return { ...play, reads: readsRows, rowsApart: true } as const;
}

const POSITION = lazy(() =>
  placePlay({
    code: 'Position',
    symbols: DIGITS.map(String),
    pays: (symbol, digit) => (digit === Number(symbol) ? 'WIN' : undefined),
    odds: '9',
  }),
);

const POSITION_BSOE = lazy(() =>
  placePlay({
    code: 'PositionBSOE',
    symbols: SIDES,
    pays: (symbol, digit) => (holds(symbol, digit, 5) ? 'WIN' : undefined),
    odds: '1.96',
  }),
);

const SUM_BSOE = lazy(() =>
  symbolPlay<FiveFacts, number>({
    code: 'SumBSOE',
    menu: 'Sum',
    symbols: SIDES,
    space: sumSpace(DIGITS, 5),
    at: (facts) => facts.sum,
    pays: (symbol, sum) => (holds(symbol, sum, 23) ? symbol : undefined),
    odds: '1.96',
    styles: ['FIXED'],
  }),
);

export const FIVE_D = defineFamily<FiveFacts>({
  code: '5D',
  drawFormat: { format: 'digits', length: 5, max: 9 },
  plays: () => [POSITION(), POSITION_BSOE(), SUM_BSOE()],
  prepare(numbers) {
    if (!/^\d{5}$/.test(numbers)) return undefined;
    const digits = Array.from(numbers, Number);
    return { digits, sum: digits.reduce((sum, digit) => sum + digit, 0) };
  },
});
