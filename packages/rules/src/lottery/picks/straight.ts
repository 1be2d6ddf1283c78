// The first numbers in order (直选): rows, or whole entries (lottery.md 1.3, 1.5).
import { choose, countDistinctRepresentatives } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countLines, hasLine } from '../slip/lines.ts';
import type { Play } from '../plays/play.ts';
import { rowsOf, type LinesForm } from '../slip/selection.ts';
import { printedNumbers, type PickFacts } from './facts.ts';

/** A play on the first `count` numbers of a draw of 1 to `max`. */
export interface FirstPlay {
  readonly code: string;
  readonly menu: string;
  readonly count: number;
  readonly max: number;
}

/**
 * One row per position; a note takes one number of each row, all different, and all must be
 * correct.
 */
export function straightPlay({ code, menu, count, max }: FirstPlay): Play<PickFacts> {
  const combinations = countOrders(max, count);
  return {
    code,
    menu,
    form: { ...rowsOf(count, printedNumbers(max)), distinct: true },
    tiers: [{ code: 'WIN', chance: fraction(1, combinations) }],
    styles: ['GROUP'],
    combinations,
    notesHint: Math.trunc(combinations * 0.8),
    items: 'numbers',
    notes: (picks) => countDistinctRepresentatives(picks.rows),
    wins({ rows }, { picks }, counts) {
      for (let place = 0; place < count; place += 1) {
        if ((((rows[place] ?? 0) >> (picks[place] ?? 0)) & 1) === 0) return;
      }
      counts[0] = (counts[0] ?? 0) + 1;
    },
    most: atMostOneWin,
  };
}

/** 单式: entries of the first `count` numbers, in order, or in any order where `anyOrder` is set. */
export function firstEntryPlay(play: FirstPlay & { readonly anyOrder: boolean }): Play<PickFacts> {
  const { code, menu, count, max, anyOrder } = play;
  const length = 2 * count;
  const parts = { width: 2, first: 1, last: max, repeats: false };
  const form: LinesForm = { kind: 'lines', length, sorted: anyOrder, parts };
  const combinations = anyOrder ? choose(max, count) : countOrders(max, count);
  return {
    code,
    menu,
    form,
    tiers: [{ code: 'WIN', chance: fraction(1, combinations) }],
    styles: ['GROUP'],
    combinations,
    notesHint: Math.trunc(combinations * 0.8),
    items: 'numbers',
    notes: (picks) => countLines(form, picks.lines),
    wins({ lines }, facts, counts) {
      const drawn = (anyOrder ? facts.sortedCodes : facts.codes)[count] ?? -1;
      if (hasLine(lines, length, drawn)) counts[0] = (counts[0] ?? 0) + 1;
    },
    most: atMostOneWin,
  };
}

function atMostOneWin(_picks: unknown, counts: number[]): void {
  counts[0] = (counts[0] ?? 0) + 1;
}

/** The number of orders in which `count` of `max` numbers can be drawn. */
function countOrders(max: number, count: number): number {
  return count === 0 ? 1 : max * countOrders(max - 1, count - 1);
}
