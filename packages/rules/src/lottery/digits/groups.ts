// Group plays (组选): digits in any order, distinguished by their multiplicities (lottery.md 1.1).
import { fraction } from '../fraction.ts';
import { choose, chooseDisjoint, size } from '../count.ts';
import { countLines, hasLine } from '../slip/lines.ts';
import type { LinesForm, Picks, RowForm } from '../slip/selection.ts';
import { setOf } from '../slip/selection.ts';
import type { WindowPlay } from './window-play.ts';
import { addCount, DIGITS, atMostOneWin } from './window-play.ts';

/** `count` digits of a row, each occurring exactly `times` times. */
interface Part {
  readonly times: number;
  readonly count: number;
}

/** The parts of 组选120 … 组选4, rows of higher multiplicity first. */
export const GROUPS = {
  Com120: { length: 5, parts: [{ times: 1, count: 5 }] },
  Com60: {
    length: 5,
    parts: [
      { times: 2, count: 1 },
      { times: 1, count: 3 },
    ],
  },
  Com30: {
    length: 5,
    parts: [
      { times: 2, count: 2 },
      { times: 1, count: 1 },
    ],
  },
  Com20: {
    length: 5,
    parts: [
      { times: 3, count: 1 },
      { times: 1, count: 2 },
    ],
  },
  Com10: {
    length: 5,
    parts: [
      { times: 3, count: 1 },
      { times: 2, count: 1 },
    ],
  },
  Com5: {
    length: 5,
    parts: [
      { times: 4, count: 1 },
      { times: 1, count: 1 },
    ],
  },
  Com24: { length: 4, parts: [{ times: 1, count: 4 }] },
  Com12: {
    length: 4,
    parts: [
      { times: 2, count: 1 },
      { times: 1, count: 2 },
    ],
  },
  Com6: { length: 4, parts: [{ times: 2, count: 2 }] },
  Com4: {
    length: 4,
    parts: [
      { times: 3, count: 1 },
      { times: 1, count: 1 },
    ],
  },
} as const;

/** A group play with a row for each multiplicity. */
export function group(name: keyof typeof GROUPS): WindowPlay {
  const { length, parts } = GROUPS[name];
  return {
    ...pattern(length, parts),
    form: {
      kind: 'rows',
      rows: parts.map((part): RowForm => ({ symbols: DIGITS, least: part.count, most: 10 })),
    },
    notes: (picks) => patternNotes(parts, picks.rows),
    combinations: patternNotes(parts, [1023, 1023]),
  };
}

/** 组六 and 组选 of two: different digits, all from one row. */
export function groupOfDifferent(length: 2 | 3): WindowPlay {
  const parts = [{ times: 1, count: length }];
  return {
    ...pattern(length, parts),
    form: setOf(DIGITS, length),
    notes: (picks) => choose(size(picks.rows[0] ?? 0), length),
    combinations: choose(10, length),
  };
}

/** 组三: exactly two equal digits, both from one row, with one note for each order of the two. */
export function groupOfThree(): WindowPlay {
  const ofPair = pattern(3, [
    { times: 2, count: 1 },
    { times: 1, count: 1 },
  ]);
  const twice = (picks: Picks): Picks => ({
    ...picks,
    rows: [picks.rows[0] ?? 0, picks.rows[0] ?? 0],
  });
  return {
    ...ofPair,
    form: setOf(DIGITS, 2),
    notes: (picks) => size(picks.rows[0] ?? 0) * (size(picks.rows[0] ?? 0) - 1),
    combinations: 90,
    wins: (picks, window, counts) => ofPair.wins(twice(picks), window, counts),
  };
}

const ZU3 = { code: 'ZU3', chance: fraction(3, 1000) };
const ZU6 = { code: 'ZU6', chance: fraction(6, 1000) };

/** 混合组选: entries of three digits in any order, without leopards; pays as 组三 or 组六. */
export function mixed(): WindowPlay {
  const form: LinesForm = { kind: 'lines', length: 3, sorted: true };
  return {
    form,
    tiers: [ZU3, ZU6],
    combinations: 210,
    items: 'numbers',
    notes: (picks) => countLines(form, picks.lines),
    wins(picks, window, counts) {
      if (window.leopard || !hasLine(picks.lines, 3, window.sortedCode)) return;
      addCount(counts, size(window.present) === 2 ? 0 : 1);
    },
    most(_picks, counts) {
      addCount(counts, 0);
      addCount(counts, 1);
    },
  };
}

/** 包胆 of three: all 54 groups that contain the chosen digit, without leopards. */
export function baodan3(): WindowPlay {
  return {
    form: setOf(DIGITS, 1, 1),
    tiers: [ZU3, ZU6],
    combinations: 210,
    items: 'symbols',
    symbolNotes: () => 54,
    notes: (picks) => 54 * size(picks.rows[0] ?? 0),
    wins(picks, window, counts) {
      if (window.leopard || (window.present & (picks.rows[0] ?? 0)) === 0) return;
      addCount(counts, size(window.present) === 2 ? 0 : 1);
    },
    most(_picks, counts) {
      addCount(counts, 0);
      addCount(counts, 1);
    },
  };
}

/** 包胆 of two: the nine pairs of the chosen digit with another. */
export function baodan2(): WindowPlay {
  return {
    form: setOf(DIGITS, 1, 1),
    tiers: [{ code: 'WIN', chance: fraction(2, 100) }],
    combinations: 45,
    items: 'symbols',
    symbolNotes: () => 9,
    notes: (picks) => 9 * size(picks.rows[0] ?? 0),
    wins(picks, window, counts) {
      if (!window.leopard && (window.present & (picks.rows[0] ?? 0)) !== 0) addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/**
 * The common part of plays of one pattern: a draw matches when each multiplicity has its count, all
 * from its row.
 */
function pattern(length: number, parts: readonly Part[]) {
  const orders = parts.reduce(
    (left, part) => left / factorial(part.times) ** part.count,
    factorial(length),
  );
  return {
    tiers: [{ code: 'WIN', chance: fraction(orders, 10 ** length) }],
    items: 'ticket',
    most: atMostOneWin,
    wins(picks, window, counts) {
      for (const [row, part] of parts.entries()) {
        const found = window.times[part.times] ?? 0;
        if (size(found) !== part.count || (found & ~(picks.rows[row] ?? 0)) !== 0) return;
      }
      addCount(counts, 0);
    },
  } satisfies Partial<WindowPlay>;
}

function patternNotes(parts: readonly Part[], rows: readonly number[]): number {
  const [first, second] = parts;
  const [row1 = 0, row2 = 0] = rows;
  if (!first) return 0;
  return second
    ? chooseDisjoint(row1, first.count, row2, second.count)
    : choose(size(row1), first.count);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
