// Kombinasi: two properties of two different positions at once (lottery.md 1.10, 6.9).
import { once } from '../once.ts';
import { size, symmetric } from '../count.ts';
import { fraction } from '../fraction.ts';
import { oddsOf } from '../number-play.ts';
import type { Play } from '../play.ts';
import { rowsOf } from '../selection.ts';
import type { TogelFacts } from './facts.ts';

/** The true ones of B, S, O and E of each digit, as masks. */
const TRUE_OF = Array.from(
  { length: 10 },
  (_, digit) => (digit >= 5 ? 1 : 2) | (digit % 2 === 1 ? 4 : 8),
);

const POSITIONS = 4;

/** Rows AS, KOP, KEPALA and EKOR; every two properties of two rows are a note. */
export const KOMBINASI = once((): Play<TogelFacts> => ({
  code: 'Kombinasi',
  menu: 'Kombinasi',
  form: rowsOf(POSITIONS, ['B', 'S', 'O', 'E'], 0),
  tiers: [{ code: 'WIN', chance: fraction(1, 4), fixedOdds: oddsOf('2.6') }],
  returnsCost: true,
  cost: oddsOf('0.92'),
  styles: ['FIXED'],
  combinations: 6 * 16,
  notesHint: 6 * 16,
  items: 'ticket',
  notes: ({ rows }) => symmetric(rows.map(size), 2),
  wins({ rows }, { digits }, counts) {
    let [all, squares] = [0, 0];
    for (let place = 0; place < POSITIONS; place += 1) {
      const right = size((rows[place] ?? 0) & (TRUE_OF[digits[place] ?? 0] ?? 0));
      all += right;
      squares += right * right;
    }
    // Of the products of all rows with all rows, those of different rows, each once.
    counts[0] = (counts[0] ?? 0) + (all * all - squares) / 2;
  },
  most({ rows }, counts) {
    const best = rows.map((row) => Number((row & 3) !== 0) + Number((row & 12) !== 0));
    counts[0] = (counts[0] ?? 0) + symmetric(best, 2);
  },
}));
