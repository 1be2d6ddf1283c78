// Plays on numbers drawn at any position (任选, 不定位), from one row or with bankers (lottery.md 1.3).
import { parseRate } from '@fairhouse/values';
import { choose, size } from '../count.ts';
import { fraction } from '../fraction.ts';
import type { Play, Tier } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import { printedNumbers, type PickFacts } from './facts.ts';
import { bankerNotes, bankersForm } from './groups.ts';

/**
 * A note is `count` numbers of 1 to `max`. It wins when all of them are among the first `drawn`
 * numbers of the draw or, where `count` exceeds `drawn`, when all drawn numbers are among them.
 */
export interface AnyPlay {
  readonly code: string;
  readonly menu: string;
  readonly count: number;
  readonly drawn: number;
  readonly max: number;
  readonly odds?: string;
}

/** Every `count` of the chosen numbers is a note. */
export function anyNumbers(play: AnyPlay): Play<PickFacts> {
  const { count, drawn, max } = play;
  return {
    ...anyParts(play),
    form: setOf(printedNumbers(max), count),
    items: count === 1 ? 'symbols' : 'ticket',
    notes: ({ rows }) => choose(size(rows[0] ?? 0), count),
    wins({ rows }, facts, counts) {
      const won = notesWon(0, rows[0] ?? 0, facts.firsts[drawn] ?? 0, count);
      if (won !== 0) counts[0] = (counts[0] ?? 0) + won;
    },
    most({ rows }, counts) {
      const chosen = size(rows[0] ?? 0);
      const won =
        count <= drawn
          ? choose(Math.min(chosen, drawn), count)
          : choose(chosen - drawn, count - drawn);
      counts[0] = (counts[0] ?? 0) + won;
    },
  };
}

/** 胆拖: each note consists of all bankers and enough others to make up `count`. */
export function anyWithBankers(play: AnyPlay): Play<PickFacts> {
  const { count, drawn, max } = play;
  return {
    ...anyParts(play),
    form: bankersForm(printedNumbers(max), count),
    items: 'ticket',
    notes: ({ rows }) => bankerNotes(rows[0] ?? 0, rows[1] ?? 0, count),
    wins({ rows }, facts, counts) {
      const won = notesWon(rows[0] ?? 0, rows[1] ?? 0, facts.firsts[drawn] ?? 0, count);
      if (won !== 0) counts[0] = (counts[0] ?? 0) + won;
    },
    // The best draw contains as many bankers as possible, then others.
    most({ rows }, counts) {
      const [bankers, others] = [size(rows[0] ?? 0), size(rows[1] ?? 0)];
      const met = Math.min(bankers, drawn);
      const won =
        count <= drawn
          ? choose(Math.min(others, drawn - met), count - bankers)
          : choose(others - (drawn - met), count - bankers - (drawn - met));
      counts[0] = (counts[0] ?? 0) + won;
    },
  };
}

/**
 * The closed form of winning notes. Where a note has no more numbers than are drawn, every banker
 * must be drawn and the rest are chosen among the drawn others; where it has more, bankers and
 * others must cover the draw and the rest are chosen among the undrawn others.
 */
function notesWon(bankers: number, others: number, drawn: number, count: number): number {
  const [fixed, total] = [size(bankers), size(drawn)];
  if (count <= total) {
    return (bankers & ~drawn) === 0 ? choose(size(others & drawn), count - fixed) : 0;
  }
  if ((drawn & ~(bankers | others)) !== 0) return 0;
  return choose(size(others & ~drawn), count - fixed - size(drawn & ~bankers));
}

function anyParts({ code, menu, count, drawn, max, odds }: AnyPlay) {
  const ways =
    count <= drawn
      ? fraction(choose(max - count, drawn - count), choose(max, drawn))
      : fraction(choose(count, drawn), choose(max, drawn));
  const fixedOdds = parseRate(odds ?? '');
  const tier: Tier = {
    code: 'WIN',
    chance: ways,
    ...(fixedOdds === undefined ? {} : { fixedOdds }),
  };
  const combinations = choose(max, count);
  return {
    code,
    menu,
    tiers: [tier],
    styles: fixedOdds === undefined ? ['GROUP'] : ['GROUP', 'FIXED'],
    combinations,
    notesHint: Math.max(1, Math.trunc(combinations * 0.8)),
  } satisfies Partial<Play<PickFacts>>;
}
