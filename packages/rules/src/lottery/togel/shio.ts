// Shio: the sign of the last two digits in the year of the draw (lottery.md 1.10, 6.9).
import { lazy } from '../lazy.ts';
import { size } from '../count.ts';
import { fraction } from '../fraction.ts';
import { findLunarYearSign } from '../lunar-year.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import { ZODIAC } from '../zodiac.ts';
import type { TogelFacts } from './facts.ts';

/** Four signs have nine of the hundred numbers and eight have eight; the year determines which. */
export const SHIO = lazy((): Play<TogelFacts> => ({
  code: 'Shio',
  menu: 'Shio',
  form: setOf(ZODIAC),
  tiers: [
    { code: 'NINE', chance: fraction(9, 100), fixedOdds: tableOdds('9.5') },
    { code: 'EIGHT', chance: fraction(8, 100), fixedOdds: tableOdds('9.5') },
  ],
  cost: tableOdds('0.95'),
  styles: ['FIXED'],
  combinations: ZODIAC.length,
  notesHint: 10,
  items: 'symbols',
  // The first four signs of the year's order have the numbers 97 to 100 too.
  tierOn(_row, symbol, day) {
    const year = findLunarYearSign(day);
    if (year === undefined) return undefined;
    const place = (ZODIAC.indexOf(year) - symbol + ZODIAC.length) % ZODIAC.length;
    return place < 100 % ZODIAC.length ? 0 : 1;
  },
  notes: ({ rows }) => size(rows[0] ?? 0),
  wins({ rows }, { sign, signHasNine }, counts) {
    if ((((rows[0] ?? 0) >> sign) & 1) === 0) return;
    const tier = signHasNine ? 0 : 1;
    counts[tier] = (counts[tier] ?? 0) + 1;
  },
  mixtures: () => [
    [1, 0, 0],
    [0, 1, 0],
  ],
}));
