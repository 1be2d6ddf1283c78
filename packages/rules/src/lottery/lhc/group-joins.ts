// Plays on the signs or tails of the drawn balls, single or combined (lottery.md 1.7, 6.6).
import { choose, size } from '../count.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { yearSignTier } from '../lunar-year.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Counts, Play } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import { ZODIAC, zodiacIndex, type Sign } from '../zodiac.ts';
import { BALLS, ballTail } from './balls.ts';
import type { LhcFacts } from './facts.ts';

/** Groups of balls, one of which is larger or smaller than the others and pays by its own tier. */
interface Groups {
  readonly symbols: readonly string[];
  /** The tiers of a note with the odd group and of one without it. */
  readonly tiers: readonly [string, string];
  /** The number of balls of the odd group, and of each other group. */
  readonly balls: readonly [number, number];
  /** The index of the odd group, where it is the same in every draw. */
  readonly always?: number;
  odd(facts: LhcFacts): number;
  present(facts: LhcFacts): number;
  of(ball: number, year: Sign): number;
}

/** The signs: the year's own has five balls. */
export const SIGNS: Groups = {
  symbols: ZODIAC,
  tiers: ['YEAR', 'SIGN'],
  balls: [5, 4],
  odd: ({ year }) => year,
  present: ({ signs }) => signs,
  of: zodiacIndex,
};

/** The tails: 0 has four balls. */
export const TAILS: Groups = {
  symbols: Array.from({ length: 10 }, (_, tail) => String(tail)),
  tiers: ['ZERO', 'TAIL'],
  balls: [4, 5],
  always: 0,
  odd: () => 0,
  present: ({ tails }) => tails,
  of: ballTail,
};

interface GroupJoin {
  readonly code: string;
  readonly menu: string;
  readonly groups: Groups;
  /** The number of groups in a note. */
  readonly size: number;
  /** Whether every group of a note must be drawn, or none may be. */
  readonly wants: 'all' | 'none';
  /** The odds of a note with the odd group and of one without it. */
  readonly odds: readonly [string, string];
}

/**
 * A play whose notes are all sets of `size` groups; each note counts once, however often a group is
 * drawn.
 */
export function groupJoin({
  code,
  menu,
  groups,
  size: count,
  wants,
  odds,
}: GroupJoin): Play<LhcFacts> {
  const { symbols, balls } = groups;
  const all = (1 << symbols.length) - 1;
  const combinations = choose(symbols.length, count);
  const sizesOf = (odd: boolean) =>
    Array.from({ length: count }, (_, at) => (odd && at === 0 ? balls[0] : balls[1]));
  const chanceOf = wants === 'all' ? chanceOfAll : chanceOfNone;
  return {
    code,
    menu,
    form: setOf(symbols, count),
    tiers: [true, false].map((odd, tier) => ({
      code: groups.tiers[tier] ?? '',
      chance: chanceOf(sizesOf(odd)),
      fixedOdds: tableOdds(odds[tier] ?? ''),
    })),
    styles: ['FIXED'],
    combinations,
    groups: { of: groups.of },
    notesHint: count === 1 ? Math.trunc(combinations * 0.8) : combinations,
    ...itemsOf(groups, count),
    notes: (picks) => choose(size(picks.rows[0] ?? 0), count),
    wins(picks, facts, counts) {
      const drawn = groups.present(facts);
      const hit = (picks.rows[0] ?? 0) & (wants === 'all' ? drawn : all & ~drawn);
      if (hit !== 0) addNotes(counts, size(hit), (hit >> groups.odd(facts)) & 1, count);
    },
    // Seven balls belong to at least two and at most seven groups.
    mixtures(picks) {
      const row = picks.rows[0] ?? 0;
      const most = wants === 'all' ? 7 : symbols.length - 2;
      return oddGroupCounts(groups, row).map((odd) => {
        const counts: Counts = [0, 0];
        const others = size(row) - (groups.always === undefined ? odd : (row >> groups.always) & 1);
        addNotes(counts, Math.min(others + odd, most), odd, count);
        return counts;
      });
    },
  };
}

/** Adds the sets of `count` winning groups, separated by whether they contain the odd group. */
function addNotes(counts: Counts, hits: number, odd: number, count: number): void {
  if (odd === 1) counts[0] = (counts[0] ?? 0) + choose(hits - 1, count - 1);
  counts[1] = (counts[1] ?? 0) + choose(hits - odd, count);
}

/** The possible numbers of odd groups among the hits: 0, 1 or both. */
function oddGroupCounts(groups: Groups, row: number): number[] {
  if (groups.always === undefined) return [0, 1];
  return ((row >> groups.always) & 1) === 1 ? [0, 1] : [0];
}

/** A single group is an item of its own; the draw determines which sign is the odd one. */
function itemsOf(groups: Groups, count: number): Pick<Play, 'items' | 'symbolTier' | 'tierOn'> {
  if (count > 1) return { items: 'ticket' };
  const { always } = groups;
  if (always === undefined) return { items: 'symbols', tierOn: yearSignTier };
  return { items: 'symbols', symbolTier: (_row, symbol) => (symbol === always ? 0 : 1) };
}

/** The chance that seven balls include every group of these sizes, by inclusion-exclusion. */
function chanceOfAll(sizes: readonly number[]): Fraction {
  let ways = 0;
  for (let left = 0; left < 1 << sizes.length; left += 1) {
    const out = sizes.reduce((sum, each, at) => sum + (((left >> at) & 1) === 1 ? each : 0), 0);
    ways += (size(left) % 2 === 0 ? 1 : -1) * choose(BALLS - out, 7);
  }
  return fraction(ways, choose(BALLS, 7));
}

/** The chance that seven balls include no group of these sizes. */
function chanceOfNone(sizes: readonly number[]): Fraction {
  const out = sizes.reduce((sum, each) => sum + each, 0);
  return fraction(choose(BALLS - out, 7), choose(BALLS, 7));
}
