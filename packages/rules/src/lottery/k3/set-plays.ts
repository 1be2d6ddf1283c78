// Plays of three dice whose notes are sets of faces (lottery.md 1.4, 6.4).
import { lazy } from '../lazy.ts';
import { parseRate } from '@fairhouse/values';
import { choose, size } from '../count.ts';
import { fraction } from '../fraction.ts';
import type { Play, Tier } from '../plays/play.ts';
import { setOf, type RowForm } from '../slip/selection.ts';
import { FACE_SYMBOLS, PAIR_SYMBOLS } from './dice-plays.ts';
import type { DiceFacts } from './facts.ts';

function winTier(ways: number, odds: string): Tier {
  const fixedOdds = parseRate(odds);
  const tier = { code: 'WIN', chance: fraction(ways, 216) };
  return fixedOdds === undefined ? tier : { ...tier, fixedOdds };
}

/** 三不同号 and 二不同号: every `count` of the chosen faces that all appear. */
function different(count: 2 | 3, ways: number, odds: string): Play<DiceFacts> {
  const combinations = choose(6, count);
  return {
    code: `Different${count}`,
    menu: 'Different',
    form: setOf(FACE_SYMBOLS, count),
    tiers: [winTier(ways, odds)],
    styles: ['GROUP', 'FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * 0.8),
    items: 'ticket',
    notes: (picks) => choose(size(picks.rows[0] ?? 0), count),
    wins(picks, facts, counts) {
      const shown = size((picks.rows[0] ?? 0) & facts.present);
      if (shown >= count) counts[0] = (counts[0] ?? 0) + choose(shown, count);
    },
    most(picks, counts) {
      counts[0] = (counts[0] ?? 0) + choose(Math.min(3, size(picks.rows[0] ?? 0)), count);
    },
  };
}

/** Six of the 216 throws show three given faces. */
export const DIFFERENT_3 = lazy(() => different(3, 6, '32'));

/** Thirty throws show two given faces: 6 × 4 with a third face, 3 × 2 with one of the two again. */
export const DIFFERENT_2 = lazy(() => different(2, 30, '6.4'));

const ROWS: readonly RowForm[] = [PAIR_SYMBOLS, FACE_SYMBOLS].map((symbols) => ({
  symbols,
  least: 1,
  most: 6,
}));

/** 二同号单选: a pair from one row with a different face from the other; three throws for each. */
export const SAME_TWO_SINGLE = lazy((): Play<DiceFacts> => ({
  code: 'SameTwoSingle',
  menu: 'Pair',
  form: { kind: 'rows', rows: ROWS },
  tiers: [winTier(3, '63')],
  styles: ['GROUP', 'FIXED'],
  combinations: 30,
  notesHint: 24,
  items: 'ticket',
  notes({ rows: [pairs = 0, singles = 0] }) {
    return size(pairs) * size(singles) - size(pairs & singles);
  },
  wins({ rows }, facts, counts) {
    const single = facts.present & ~facts.twice;
    if (facts.twice === 0 || ((rows[0] ?? 0) & facts.twice) === 0) return;
    if (((rows[1] ?? 0) & single) !== 0) counts[0] = (counts[0] ?? 0) + 1;
  },
  most(_picks, counts) {
    counts[0] = (counts[0] ?? 0) + 1;
  },
}));
