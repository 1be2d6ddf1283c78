// Plays with one note for all orders of a number's digits, paid by the number of orders: iBox and
// the Thai tod. The payout of a drawn number depends on the class of its digits.
import { fraction } from '../fraction.ts';
import { countLines, hasLine, parseLines } from '../slip/lines.ts';
import { addCount, tableOdds, type DrawnRank } from './number-play.ts';
import { permutationsOf } from '../slip/permutations.ts';
import type { Play } from './play.ts';
import type { LinesForm } from '../slip/selection.ts';

/** A class of numbers with the same number of orders, with the odds of each rank. */
export interface BoxClass {
  readonly orders: number;
  readonly odds: readonly string[];
}

export interface BoxPlay<Facts> {
  readonly code: string;
  readonly menu: string;
  readonly digits: number;
  readonly ranks: readonly Omit<DrawnRank<Facts>, 'odds'>[];
  readonly classes: readonly BoxClass[];
}

/**
 * A play of numbers in any order, FIXED, excluding numbers of equal digits. The tiers are the
 * classes, and within a class the ranks: `FIRST24`, `SECOND24`, …; with a single rank, the class
 * alone (`24`).
 */
export function boxPlay<Facts>(play: BoxPlay<Facts>): Play<Facts> {
  const { code, menu, digits, ranks, classes } = play;
  const form: LinesForm = { kind: 'lines', length: digits, sorted: true };
  const space = 10 ** digits;
  const sets = classes.map((_, at) => ranks.map((_rank, rank) => at * ranks.length + rank));
  const classOf = (number: number) => {
    const orders = permutationsOf(number, digits);
    return classes.findIndex((each) => each.orders === orders);
  };
  const several = ranks.length > 1 || (ranks[0]?.count ?? 1) > 1;
  const combinations = countGroups(digits);
  return {
    code,
    menu,
    form,
    tiers: classes.flatMap(({ orders, odds }) =>
      ranks.map((rank, at) => ({
        code: ranks.length > 1 ? `${rank.code}${orders}` : String(orders),
        chance: fraction(orders * rank.count, space),
        fixedOdds: tableOdds(odds[at] ?? ''),
      })),
    ),
    ...(several ? { together: [sets.flat()], ways: sets } : {}),
    draws: ranks.map(({ count }, rank) => ({ count, tiers: sets.map((set) => set[rank] ?? 0) })),
    styles: ['FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * 0.7),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins({ lines }, facts, counts) {
      for (let rank = 0; rank < ranks.length; rank += 1) {
        const drawn = ranks[rank]?.drawn(facts) ?? [];
        for (let at = 0; at < drawn.length; at += 1) {
          const number = drawn[at] ?? 0;
          if (!hasLine(lines, digits, number)) continue;
          addCount(counts, classOf(number) * ranks.length + rank);
        }
      }
    },
    most({ lines }, counts) {
      for (const at of new Set((parseLines(form, lines) ?? []).map(classOf))) {
        for (const [rank, { count }] of ranks.entries()) {
          addCount(counts, at * ranks.length + rank, count);
        }
      }
    },
  };
}

/** Numbers with sorted digits, excluding those of equal digits: C(digits + 9, 9) − 10. */
function countGroups(digits: number): number {
  let groups = 1;
  for (let at = 1; at <= digits; at += 1) groups = (groups * (9 + at)) / at;
  return groups - 10;
}
