// 定位胆 and ball numbers: digits at their positions, each right one pays (lottery.md 1.1, 1.2).
import { parseRate } from '@fairhouse/values';
import { size } from '../count.ts';
import { fraction } from '../fraction.ts';
import type { Play } from '../play.ts';
import { rowsOf } from '../selection.ts';
import type { DigitFacts } from './facts.ts';
import { bump, DIGITS, stylesOf } from './window-play.ts';

export interface FixedPlacePlay {
  readonly code: string;
  readonly menu: string;
  /** How many positions, from the first on. */
  readonly places: number;
  /** Default odds, where it is sold at odds. */
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
    styles: stylesOf(tiers),
    combinations: 10 * places,
    notesHint: 8 * places,
    items: 'symbols',
    notes: (picks) => picks.rows.reduce((notes, row) => notes + size(row), 0),
    wins(picks, facts, counts) {
      for (let place = 0; place < places; place += 1) {
        bump(counts, 0, ((picks.rows[place] ?? 0) >> (facts.digits[place] ?? 0)) & 1);
      }
    },
    most: (picks, counts) => bump(counts, 0, picks.rows.filter((row) => row !== 0).length),
  };
}
