// Plays on whether digits appear at any position: a repeated digit pays once (lottery.md 0 rule 7).
import { parseRate } from '@fairhouse/values';
import { fraction, type Fraction } from '../fraction.ts';
import { choose, size } from '../count.ts';
import { setOf } from '../slip/selection.ts';
import type { WindowPlay } from './window-play.ts';
import { addCount, DIGITS } from './window-play.ts';

/** 不定位 一码, 二码, 三码: every `count` of the chosen digits that all appear in the window. */
export function noPosition(length: number, count: 1 | 2 | 3): WindowPlay {
  // Default odds are proposed only for one digit in all five (lottery.md 6.3).
  const fixedOdds = length === 5 && count === 1 ? parseRate('2.35') : undefined;
  const tier = { code: 'WIN', chance: chanceOfAll(length, count) };
  return {
    form: setOf(DIGITS, count),
    tiers: [fixedOdds === undefined ? tier : { ...tier, fixedOdds }],
    combinations: choose(10, count),
    items: count === 1 ? 'symbols' : 'ticket',
    notes: (picks) => choose(size(picks.rows[0] ?? 0), count),
    wins(picks, window, counts) {
      const found = size((picks.rows[0] ?? 0) & window.present);
      if (found >= count) addCount(counts, 0, choose(found, count));
    },
    most(picks, counts) {
      addCount(counts, 0, choose(Math.min(size(picks.rows[0] ?? 0), length), count));
    },
  };
}

const TIMES_WAYS = [0, 40_951, 8146, 856, 46] as const;

/** 一帆风顺, 好事成双, 三星报喜, 四季发财: a digit appears at least `times` times among the five. */
export function repeatedDigit(times: 1 | 2 | 3 | 4): WindowPlay {
  return {
    form: setOf(DIGITS),
    tiers: [{ code: 'WIN', chance: fraction(TIMES_WAYS[times], 100_000) }],
    combinations: 10,
    items: 'symbols',
    notes: (picks) => size(picks.rows[0] ?? 0),
    wins(picks, window, counts) {
      let found = 0;
      for (let count = times; count <= 5; count += 1) found |= window.times[count] ?? 0;
      addCount(counts, 0, size(found & (picks.rows[0] ?? 0)));
    },
    most(picks, counts) {
      addCount(counts, 0, Math.min(size(picks.rows[0] ?? 0), Math.trunc(5 / times)));
    },
  };
}

/**
 * The chance that `count` given digits all appear among `length` digits, by inclusion-exclusion.
 */
function chanceOfAll(length: number, count: number): Fraction {
  let ways = 0;
  for (let missing = 0; missing <= count; missing += 1) {
    ways += (missing % 2 === 0 ? 1 : -1) * choose(count, missing) * (10 - missing) ** length;
  }
  return fraction(ways, 10 ** length);
}
