// 任选: plays on any of the five positions, ticked by the player or derived from rows (lottery.md
// 1.1).
import { choose, size, elementarySymmetric } from '../count.ts';
import { windowAt } from '../digits/facts.ts';
import { addCount, DIGITS, defaultNotesHint, type WindowPlay } from '../digits/window-play.ts';
import { fraction } from '../fraction.ts';
import type { Counts, Play } from '../plays/play.ts';
import { readsRows, rowsOf } from '../slip/selection.ts';
import { PLACES, type SscFacts } from './facts.ts';

/** 任选直选复式: any `count` of five rows correct; m correct rows win C(m, count) notes. */
export function anyStraight(code: string, menu: string, count: number): Play<SscFacts> {
  const combinations = choose(PLACES, count) * 10 ** count;
  return {
    code,
    menu,
    form: rowsOf(PLACES, DIGITS, 0),
    tiers: [{ code: 'WIN', chance: fraction(1, 10 ** count) }],
    styles: ['GROUP'],
    combinations,
    notesHint: defaultNotesHint(combinations),
    items: 'ticket',
    notes: (picks) => elementarySymmetric(picks.rows.map(size), count),
    wins(picks, facts, counts) {
      let right = 0;
      for (let place = 0; place < PLACES; place += 1) {
        right += ((picks.rows[place] ?? 0) >> (facts.digits[place] ?? 0)) & 1;
      }
      if (right >= count) addCount(counts, 0, choose(right, count));
    },
    most(picks, counts) {
      addCount(counts, 0, choose(picks.rows.filter((row) => row !== 0).length, count));
    },
    reads: readsRows,
  };
}

/**
 * The play on every `count` of the positions that the player ticks; each winning set is a winning
 * note.
 */
export function anyPlacesPlay(
  code: string,
  menu: string,
  count: number,
  play: WindowPlay,
): Play<SscFacts> {
  const places = { count: PLACES, least: count };
  const sets = setsOf(count);
  const combinations = choose(PLACES, count) * play.combinations;
  return {
    code,
    menu,
    form: { ...play.form, places },
    tiers: play.tiers,
    styles: ['GROUP'],
    combinations,
    notesHint: defaultNotesHint(combinations),
    items: 'ticket',
    notes: (picks) => choose(size(picks.places), count) * play.notes(picks),
    reads: ({ places: ticked }) => ticked,
    wins(picks, facts, counts) {
      for (const set of sets) {
        if ((set & picks.places) === set) play.wins(picks, windowAt(facts, set), counts);
      }
    },
    // Each set of positions wins at most one note, so the highest-paying tier for all sets is an
    // upper bound.
    most(picks, counts) {
      const one: Counts = play.tiers.map(() => 0);
      play.most(picks, one);
      one.forEach((most, tier) => addCount(counts, tier, most * choose(size(picks.places), count)));
    },
  };
}

/** Every set of `count` positions as a bit mask. */
function setsOf(count: number): number[] {
  return Array.from({ length: 1 << PLACES }, (_, set) => set).filter((set) => size(set) === count);
}
