// The 4D game of the PCSO: all four digits, the last three or the last two, in order, and systems
// of several numbers (lottery.md 1.11, 6.10).
import { lazy } from '../lazy.ts';
import { fraction } from '../fraction.ts';
import { countLines, parseLines } from '../slip/lines.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import { permutationsOf } from '../slip/permutations.ts';
import type { Counts, Play } from '../plays/play.ts';
import type { LinesForm } from '../slip/selection.ts';
import type { DigitFacts } from './digits.ts';

/** Prizes of 10,000, 800 and 100 for 10 pesos; a note wins only the highest that applies. */
const TIERS = [
  { code: '1st', chance: fraction(1, 10_000), fixedOdds: tableOdds('1000') },
  { code: '2nd', chance: fraction(9, 10_000), fixedOdds: tableOdds('80') },
  { code: '3rd', chance: fraction(90, 10_000), fixedOdds: tableOdds('10') },
] as const;

const PCSO = {
  menu: 'PCSO',
  tiers: TIERS,
  ways: [[0, 1, 2]],
  styles: ['FIXED'],
  items: 'ticket',
} as const;

/** Bounds that keep a ticket's entries in a list, which is scanned linearly. */
const MOST_NUMBERS = 300;
const MOST_ROLLS = 40;
const MOST_PERMS = 100;

const STANDARD_FORM: LinesForm = { kind: 'lines', length: 4, sorted: false, most: MOST_NUMBERS };
const ROLL_FORM: LinesForm = { kind: 'lines', length: 3, sorted: false, most: MOST_ROLLS };
const PERM_FORM: LinesForm = {
  kind: 'lines',
  length: 4,
  sorted: true,
  parts: { width: 1, first: 0, last: 9, repeats: true },
  most: MOST_PERMS,
};

/** Numbers of four digits. */
const STANDARD = lazy((): Play<DigitFacts> => ({
  ...PCSO,
  code: 'PCSO_Standard',
  form: STANDARD_FORM,
  combinations: 10_000,
  notesHint: MOST_NUMBERS,
  notes: ({ lines }) => countLines(STANDARD_FORM, lines),
  wins({ lines }, { digits }, counts) {
    for (let start = 0; start < lines.length; start += 5) {
      const right = rightFromEnd(lines, start, 4, digits, 4);
      if (right > 1) addCount(counts, 4 - right);
    }
  },
  mixtures: ({ lines }) => mixturesOf(countLines(STANDARD_FORM, lines)),
}));

/** ROLL1: three last digits, with every first digit: ten notes each. */
const ROLL1 = lazy((): Play<DigitFacts> => ({
  ...PCSO,
  code: 'PCSO_ROLL1',
  form: ROLL_FORM,
  combinations: 10_000,
  notesHint: 10 * MOST_ROLLS,
  notes: ({ lines }) => 10 * countLines(ROLL_FORM, lines),
  wins({ lines }, { digits }, counts) {
    for (let start = 0; start < lines.length; start += 4) {
      const right = rightFromEnd(lines, start, 3, digits, 4);
      if (right === 2) addCount(counts, 2, 10);
      if (right !== 3) continue;
      addCount(counts, 0);
      addCount(counts, 1, 9);
    }
  },
  // At most one entry matches all three digits, and nine others the last two.
  mixtures({ lines }) {
    const entries = countLines(ROLL_FORM, lines);
    return [
      [1, 9, 10 * Math.min(9, entries - 1), 0],
      [0, 0, 10 * Math.min(9, entries), 0],
    ];
  },
}));

/** ROLL4: three first digits, with every fourth digit: ten notes each. */
const ROLL4 = lazy((): Play<DigitFacts> => ({
  ...PCSO,
  code: 'PCSO_ROLL4',
  form: ROLL_FORM,
  combinations: 10_000,
  notesHint: 10 * MOST_ROLLS,
  notes: ({ lines }) => 10 * countLines(ROLL_FORM, lines),
  wins({ lines }, { digits }, counts) {
    for (let start = 0; start < lines.length; start += 4) {
      // One of the ten notes has the correct last digit, and wins by the digits before it.
      const right = rightFromEnd(lines, start, 3, digits, 3);
      if (right > 0) addCount(counts, 3 - right);
    }
  },
  mixtures: ({ lines }) => mixturesOf(countLines(ROLL_FORM, lines)),
}));

/** PERM: every order of four digits is a note. */
const PERM = lazy((): Play<DigitFacts> => ({
  ...PCSO,
  code: 'PCSO_PERM',
  form: PERM_FORM,
  combinations: 10_000,
  notesHint: 24 * MOST_PERMS,
  notes: ({ lines }) =>
    (parseLines(PERM_FORM, lines) ?? []).reduce((sum, line) => sum + permutationsOf(line, 4), 0),
  wins({ lines }, { digits }, counts) {
    for (let start = 0; start < lines.length; start += 5) addOrders(lines, start, digits, counts);
  },
  // An entry that wins a higher prize also wins at most one third prize; any other entry wins at
  // most two.
  mixtures({ lines }) {
    const entries = countLines(PERM_FORM, lines);
    return [0, 1].flatMap((first) =>
      [0, Math.min(9, entries - first)].map((second) => {
        const others = entries - first - second;
        return [first, second, Math.min(90, first + second + 2 * others), 0];
      }),
    );
  },
}));

export const PCSO_FOUR = lazy((): readonly Play<DigitFacts>[] => [
  STANDARD(),
  PERM(),
  ROLL1(),
  ROLL4(),
]);

/**
 * The number of correct digits of an entry, counted backwards from the digit compared with `end`.
 */
function rightFromEnd(
  lines: string,
  start: number,
  length: number,
  digits: readonly number[],
  end: number,
): number {
  let right = 0;
  while (
    right < length &&
    lines.charCodeAt(start + length - 1 - right) - 48 === digits[end - 1 - right]
  ) {
    right += 1;
  }
  return right;
}

/**
 * The winning orders of one entry: the last two drawn digits must be among its four; the other two,
 * x and y, give the orders xy and yx before them, a single one where they are equal.
 */
function addOrders(lines: string, start: number, digits: readonly number[], counts: Counts): void {
  const [d0 = 0, d1 = 0, d2 = 0, d3 = 0] = digits;
  let [x, y] = [-1, -1];
  let [needs2, needs3] = [true, true];
  for (let at = start; at < start + 4; at += 1) {
    const digit = lines.charCodeAt(at) - 48;
    if (needs2 && digit === d2) needs2 = false;
    else if (needs3 && digit === d3) needs3 = false;
    else if (x < 0) x = digit;
    else y = digit;
  }
  if (needs2 || needs3) return;
  addCount(counts, y !== d1 ? 2 : x !== d0 ? 1 : 0);
  if (x !== y) addCount(counts, x !== d1 ? 2 : y !== d0 ? 1 : 0);
}

/**
 * Combinations of winning tiers of `entries` notes or entries that win at most one prize each: at
 * most one first prize, nine second and ninety third. They are filled greedily in every order of
 * tiers.
 */
function mixturesOf(entries: number): Counts[] {
  const bounds = [1, 9, 90];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  return orders.map((order) => {
    const counts: Counts = [0, 0, 0, 0];
    let left = entries;
    for (const tier of order) {
      counts[tier] = Math.min(left, bounds[tier] ?? 0);
      left -= counts[tier] ?? 0;
    }
    return counts;
  });
}
