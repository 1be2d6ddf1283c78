// Kombinasi: a combination of two properties at two different positions (lottery.md 1.10, 6.9).
import { lazy } from '../lazy.ts';
import { size, elementarySymmetric } from '../count.ts';
import { fraction } from '../fraction.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { rowsOf } from '../slip/selection.ts';
import type { TogelFacts } from './facts.ts';

/** The true values of B, S, O and E for each digit, as masks. */
const DIGIT_TRUTHS = Array.from(
  { length: 10 },
  (_, digit) => (digit >= 5 ? 1 : 2) | (digit % 2 === 1 ? 4 : 8),
);

const POSITIONS = 4;

/** Rows AS, KOP, KEPALA and EKOR; every two properties of two rows are a note. */
export const KOMBINASI = lazy((): Play<TogelFacts> => ({
  code: 'Kombinasi',
  menu: 'Kombinasi',
  form: rowsOf(POSITIONS, ['B', 'S', 'O', 'E'], 0),
  tiers: [{ code: 'WIN', chance: fraction(1, 4), fixedOdds: tableOdds('2.6') }],
  returnsCost: true,
  cost: tableOdds('0.92'),
  styles: ['FIXED'],
  combinations: 6 * 16,
  notesHint: 6 * 16,
  items: 'ticket',
  notes: ({ rows }) => elementarySymmetric(rows.map(size), 2),
  wins({ rows }, { digits }, counts) {
    let [all, squares] = [0, 0];
    for (let place = 0; place < POSITIONS; place += 1) {
      const right = size((rows[place] ?? 0) & (DIGIT_TRUTHS[digits[place] ?? 0] ?? 0));
      all += right;
      squares += right * right;
    }
    // Products of all rows with all rows, minus those of a row with itself, each counted once.
    counts[0] = (counts[0] ?? 0) + (all * all - squares) / 2;
  },
  most({ rows }, counts) {
    const best = rows.map((row) => Number((row & 3) !== 0) + Number((row & 12) !== 0));
    counts[0] = (counts[0] ?? 0) + elementarySymmetric(best, 2);
  },
}));
