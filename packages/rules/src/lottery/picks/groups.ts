// Plays on the first numbers in any order (组选), from one row or from bankers and others (lottery.md
// 1.3, 1.5).
import { choose, size } from '../count.ts';
import { fraction } from '../fraction.ts';
import type { Play } from '../plays/play.ts';
import { setOf, type RowsForm } from '../slip/selection.ts';
import { printedNumbers, type PickFacts } from './facts.ts';
import type { FirstPlay } from './straight.ts';

/** Every `count` of the chosen numbers is a note; it wins when they are the first numbers drawn. */
export function groupPlay(play: FirstPlay): Play<PickFacts> {
  const { count, max } = play;
  return {
    ...groupParts(play),
    form: setOf(printedNumbers(max), count),
    notes: ({ rows }) => choose(size(rows[0] ?? 0), count),
    wins({ rows }, facts, counts) {
      const first = facts.firsts[count] ?? 0;
      if ((first & ~(rows[0] ?? 0)) === 0) counts[0] = (counts[0] ?? 0) + 1;
    },
  };
}

/** 胆拖: each note consists of all bankers (胆) and enough others (拖) to make up `count`. */
export function groupWithBankers(play: FirstPlay): Play<PickFacts> {
  const { count, max } = play;
  return {
    ...groupParts(play),
    form: bankersForm(printedNumbers(max), count),
    notes: ({ rows }) => bankerNotes(rows[0] ?? 0, rows[1] ?? 0, count),
    wins({ rows: [bankers = 0, others = 0] }, facts, counts) {
      const first = facts.firsts[count] ?? 0;
      const isHit = (bankers & ~first) === 0 && (first & ~(bankers | others)) === 0;
      if (isHit) counts[0] = (counts[0] ?? 0) + 1;
    },
  };
}

/** Two rows: fewer bankers than the numbers of a note, and others that are not bankers. */
export function bankersForm(symbols: readonly string[], count: number): RowsForm {
  return {
    kind: 'rows',
    rows: [
      { symbols, least: 1, most: count - 1 },
      { symbols, least: 1, most: symbols.length },
    ],
    distinct: true,
  };
}

/** C(others, count − bankers); 0 where a banker is also among the others (lottery.md 2.2). */
export function bankerNotes(bankers: number, others: number, count: number): number {
  return (bankers & others) === 0 ? choose(size(others), count - size(bankers)) : 0;
}

function groupParts({ code, menu, count, max }: FirstPlay) {
  const combinations = choose(max, count);
  return {
    code,
    menu,
    tiers: [{ code: 'WIN', chance: fraction(1, combinations) }],
    styles: ['GROUP'],
    combinations,
    notesHint: Math.trunc(combinations * 0.8),
    items: 'ticket',
    most(_picks, counts) {
      counts[0] = (counts[0] ?? 0) + 1;
    },
  } satisfies Partial<Play<PickFacts>>;
}
