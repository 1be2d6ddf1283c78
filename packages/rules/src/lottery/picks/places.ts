// Numbers at their positions (定位胆): each correct one pays (lottery.md 1.3, 1.5, 6.3b, 6.4).
import { maximumMatching } from '../count.ts';
import type { Play, Style } from '../plays/play.ts';
import { readsRows } from '../slip/selection.ts';
import { symbolPlay } from '../plays/symbol-play.ts';
import { printedNumbers, type PickFacts } from './facts.ts';

export interface PlacesPlay {
  readonly code: string;
  readonly menu: string;
  /** The number of positions, starting with the first. */
  readonly places: number;
  readonly max: number;
  readonly styles: readonly Style[];
  readonly odds?: string;
}

/** A row of numbers per position. A number is drawn only once, so not every row can be correct. */
export function placesPlay(stated: PlacesPlay): Play<PickFacts> {
  const { code, menu, places, max, styles, odds } = stated;
  const symbols = printedNumbers(max);
  const play = symbolPlay<PickFacts, string>({
    code,
    menu,
    symbols,
    tiers: ['WIN'],
    rows: places,
    space: symbols.map((value) => ({ value, weight: 1n })),
    at: (facts, row) => facts.picks[row] ?? 0,
    pays: (symbol, value) => (symbol === value ? 'WIN' : undefined),
    styles,
    ...(odds === undefined ? {} : { odds }),
  });
  if (places === 1) return play;
  return {
    ...play,
    most({ rows }, counts) {
      counts[0] = (counts[0] ?? 0) + maximumMatching(rows);
    },
    reads: readsRows,
    rowsApart: true,
  };
}
