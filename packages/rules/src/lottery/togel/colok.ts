// Colok bebas and colok jitu: digits at any position, and digits at their positions (lottery.md
// 1.10, 6.9). Winners get their cost back in addition to the prize.
import { lazy } from '../lazy.ts';
import { choose, size } from '../count.ts';
import { fraction } from '../fraction.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import { symbolPlay } from '../plays/symbol-play.ts';
import type { TogelFacts } from './facts.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const MENU = 'Colok';
const RESULTS = 10_000;

/** How often chosen digits can appear among four: all partitions of at most four. */
const SHARES = [[1], [2], [3], [4], [1, 1], [1, 2], [1, 3], [2, 2], [1, 1, 2], [1, 1, 1, 1]];

/** Colok bebas: a digit at any position, paid by its count. */
export function colokBebas(code: string, odds: readonly string[]): Play<TogelFacts> {
  return {
    code,
    menu: MENU,
    form: setOf(DIGITS),
    tiers: odds.map((each, at) => ({
      code: String(at + 1),
      chance: fraction(choose(4, at + 1) * 9 ** (3 - at), RESULTS),
      fixedOdds: tableOdds(each),
    })),
    ways: [[0, 1, 2, 3]],
    returnsCost: true,
    cost: tableOdds('0.94'),
    styles: ['FIXED'],
    combinations: 10,
    notesHint: 8,
    items: 'symbols',
    notes: ({ rows }) => size(rows[0] ?? 0),
    wins({ rows }, { times }, counts) {
      for (let count = 1; count <= 4; count += 1) {
        const found = size((rows[0] ?? 0) & (times[count] ?? 0));
        counts[count - 1] = (counts[count - 1] ?? 0) + found;
      }
    },
    mixtures({ rows }) {
      const chosen = size(rows[0] ?? 0);
      const shares = SHARES.filter((share) => share.length <= chosen);
      return shares.map((share) =>
        [1, 2, 3, 4, 5].map((count) => share.filter((each) => each === count).length),
      );
    },
  };
}

/** Colok jitu: a digit at a position, rows AS, KOP, KEPALA and EKOR. */
export const COLOK_JITU = lazy((): Play<TogelFacts> => ({
  ...symbolPlay<TogelFacts, string>({
    code: 'ColokJitu',
    menu: MENU,
    symbols: DIGITS,
    tiers: ['WIN'],
    rows: 4,
    space: DIGITS.map((value) => ({ value, weight: 1n })),
    at: (facts, row) => facts.digits[row] ?? 0,
    pays: (symbol, digit) => (symbol === digit ? 'WIN' : undefined),
    odds: '8',
    styles: ['FIXED'],
  }),
  returnsCost: true,
  cost: tableOdds('0.94'),
}));
