// 定位胆 and ball numbers: digits at their positions, each correct one pays (lottery.md 1.1, 1.2).
import { parseRate } from '@fairhouse/values';
import { size } from '../count.ts';
import { fraction } from '../fraction.ts';
import type { Play } from '../plays/play.ts';
import { readsRows, rowsOf } from '../slip/selection.ts';
import type { DigitFacts } from './facts.ts';
import { addCount, DIGITS, listStyles } from './window-play.ts';

export interface FixedPlacePlay {
  readonly code: string;
  readonly menu: string;
  /** The number of positions, starting with the first. */
  readonly places: number;
  /** Default odds, where the play is sold at fixed odds. */
  readonly odds?: string;
}

/** A row of digits for each position. */
export function fixedPlace({ code, menu, places, odds }: FixedPlacePlay): Play<DigitFacts> {
  const fixedOdds = parseRate(odds ?? '');
  const tier = { code: 'WIN', chance: fraction(1, 10) };
  const tiers = [fixedOdds === undefined ? tier : { ...tier, fixedOdds }];
  return {
    code,
    menu,
    form: rowsOf(places, DIGITS, 0),
    tiers,
    styles: listStyles(tiers),
    combinations: 10 * places,
    notesHint: 8 * places,
    items: 'symbols',
    notes: (picks) => picks.rows.reduce((notes, row) => notes + size(row), 0),
    wins(picks, facts, counts) {
      for (let place = 0; place < places; place += 1) {
        addCount(counts, 0, ((picks.rows[place] ?? 0) >> (facts.digits[place] ?? 0)) & 1);
      }
    },
    most: (picks, counts) => addCount(counts, 0, picks.rows.filter((row) => row !== 0).length),
    reads: readsRows,
    rowsApart: true,
  };
}
