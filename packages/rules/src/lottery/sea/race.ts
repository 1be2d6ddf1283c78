// SEAPK10: the finishing order of ten racers, place by place (lottery.md 1.5, 1.13, 6.4).
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import { symbolPlay, type SymbolPlay } from '../plays/symbol-play.ts';
import { readsRows } from '../slip/selection.ts';
import { evenSpace } from './sum-space.ts';

interface RaceFacts {
  /** The racers in finishing order, counted from 0. */
  readonly racers: readonly number[];
}

function placePlay(
  parts: Pick<SymbolPlay<RaceFacts, number>, 'code' | 'symbols' | 'odds'> & {
    wins(symbol: string, racer: number): boolean;
  },
) {
  const play = symbolPlay<RaceFacts, number>({
    ...parts,
    menu: 'Ranking',
    tiers: ['WIN'],
    rows: 10,
    space: evenSpace(10),
    at: (facts, row) => facts.racers[row] ?? 0,
    pays: (symbol, racer) => (parts.wins(symbol, racer + 1) ? 'WIN' : undefined),
    styles: ['FIXED'],
  });
  return { ...play, reads: readsRows, rowsApart: true } as const;
}

const RANKING = lazy(() =>
  placePlay({
    code: 'Ranking',
    symbols: Array.from({ length: 10 }, (_, racer) => String(racer + 1).padStart(2, '0')),
    wins: (symbol, racer) => racer === Number(symbol),
    odds: '9.85',
  }),
);

/** 6–10 are big. */
const BIG_SMALL = lazy(() =>
  placePlay({
    code: 'PlaceBS',
    symbols: ['B', 'S'],
    wins: (symbol, racer) => (symbol === 'B') === racer >= 6,
    odds: '1.98',
  }),
);

const ODD_EVEN = lazy(() =>
  placePlay({
    code: 'PlaceOE',
    symbols: ['O', 'E'],
    wins: (symbol, racer) => (symbol === 'O') === (racer % 2 === 1),
    odds: '1.98',
  }),
);

const RESULT = /^(?:0[1-9]|10)(?:,(?:0[1-9]|10)){9}$/;

export const SEAPK10 = defineFamily<RaceFacts>({
  code: 'SEAPK10',
  drawFormat: { format: 'pick', length: 10, max: 10 },
  plays: () => [RANKING(), BIG_SMALL(), ODD_EVEN()],
  prepare(numbers) {
    if (!RESULT.test(numbers)) return undefined;
    const racers = numbers.split(',').map((racer) => Number(racer) - 1);
    return new Set(racers).size === 10 ? { racers } : undefined;
  },
});
