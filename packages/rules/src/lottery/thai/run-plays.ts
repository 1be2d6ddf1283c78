// Plays on digits that appear: run, run sets, 19 doors and two tod (lottery.md 1.9). A repeated
// digit pays once.
import { choose, size } from '../count.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { lazy } from '../lazy.ts';
import { countLines, parseLines } from '../slip/lines.ts';
import { addCount, addHits, tableOdds } from '../plays/number-play.ts';
import type { Play, Spread } from '../plays/play.ts';
import { setOf, type LinesForm } from '../slip/selection.ts';
import type { ThaiFacts } from './facts.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The digits in which a play searches, and their maximum count. */
interface Among {
  readonly appearing: 'in3' | 'in2' | 'inBottom';
  readonly most: 2 | 3;
}

const TOP3: Among = { appearing: 'in3', most: 3 };
const TOP2: Among = { appearing: 'in2', most: 2 };
const BOTTOM: Among = { appearing: 'inBottom', most: 2 };

/** Sets of digits that can appear at so many positions, and how many numbers show each. */
const APPEARING = { 2: lazy(() => appearing(2)), 3: lazy(() => appearing(3)) };

function appearing(positions: 2 | 3): ReadonlyMap<number, bigint> {
  const sets = new Map<number, bigint>();
  for (let number = 0; number < 10 ** positions; number += 1) {
    let [digits, rest] = [0, number];
    for (let at = 0; at < positions; at += 1) {
      digits |= 1 << (rest % 10);
      rest = Math.trunc(rest / 10);
    }
    sets.set(digits, (sets.get(digits) ?? 0n) + 1n);
  }
  return sets;
}

/** The outcomes in a fixed order, so that tickets of one play can be taken together. */
function spreadOfDigits(positions: 2 | 3, won: (digits: number) => number): Spread[] {
  const sets = [...APPEARING[positions]()];
  return sets.map(([digits, weight]) => ({ weight, counts: [won(digits), 0] }));
}

interface DigitPlay {
  readonly code: string;
  readonly menu: string;
  readonly among: Among;
  readonly chance: Fraction;
  readonly odds: string;
  /** The number of notes of a digit. */
  readonly notes: number;
}

/** A set of digits, each a separate bet. */
function digitPlay({ code, menu, among, chance, odds, notes }: DigitPlay): Play<ThaiFacts> {
  return {
    code,
    menu,
    form: setOf(DIGITS),
    tiers: [{ code: 'WIN', chance, fixedOdds: tableOdds(odds) }],
    styles: ['FIXED'],
    combinations: 10 * notes,
    notesHint: 7 * notes,
    items: 'symbols',
    symbolNotes: () => notes,
    notes: ({ rows }) => size(rows[0] ?? 0) * notes,
    wins: ({ rows }, facts, counts) =>
      addCount(counts, 0, size((rows[0] ?? 0) & facts[among.appearing])),
    most: ({ rows }, counts) => addCount(counts, 0, Math.min(size(rows[0] ?? 0), among.most)),
    spread: ({ rows }) => spreadOfDigits(among.most, (digits) => size((rows[0] ?? 0) & digits)),
  };
}

/** วิ่ง: the digit is among the three on top (1 − 0.9³), or the two at the bottom (1 − 0.9²). */
export function runs(): Play<ThaiFacts>[] {
  const stated = { menu: 'Run', notes: 1 };
  const [top, bottom] = [fraction(271, 1000), fraction(19, 100)];
  return [
    digitPlay({ code: 'RunTop', among: TOP3, chance: top, odds: '3.2', ...stated }),
    digitPlay({ code: 'RunBottom', among: BOTTOM, chance: bottom, odds: '4.2', ...stated }),
  ];
}

/** 19 ประตู: the digit represents the 19 numbers of two digits that contain it. */
export function doors(): Play<ThaiFacts>[] {
  const stated = { menu: '2D', chance: fraction(1, 100), odds: '90', notes: 19 };
  return [
    digitPlay({ code: 'Doors19Top', among: TOP2, ...stated }),
    digitPlay({ code: 'Doors19Bottom', among: BOTTOM, ...stated }),
  ];
}

/**
 * A set of `count` digits that contains all drawn digits, which must all differ; with more digits
 * every set of that size is a note.
 */
function runSet(code: string, count: number, among: Among, odds: string): Play<ThaiFacts> {
  const drawn = among.most;
  const orders = drawn === 3 ? 6 : 2;
  const sets = (mask: number) => choose(size(mask) - drawn, count - drawn);
  const won = (chosen: number, digits: number) =>
    size(digits) === drawn && (chosen & digits) === digits ? sets(chosen) : 0;
  return {
    code,
    menu: 'Run',
    form: setOf(DIGITS, count),
    tiers: [
      {
        code: 'WIN',
        chance: fraction(choose(count, drawn) * orders, 10 ** drawn),
        fixedOdds: tableOdds(odds),
      },
    ],
    styles: ['FIXED'],
    combinations: choose(10, count),
    notesHint: choose(7, count),
    items: 'ticket',
    notes: ({ rows }) => choose(size(rows[0] ?? 0), count),
    wins: ({ rows }, facts, counts) =>
      addCount(counts, 0, won(rows[0] ?? 0, facts[among.appearing])),
    most: ({ rows }, counts) => addCount(counts, 0, sets(rows[0] ?? 0)),
    spread: ({ rows }) => spreadOfDigits(drawn, (digits) => won(rows[0] ?? 0, digits)),
  };
}

/**
 * Run sets: two of two and two of three on top or at the bottom, three of four and three of five on
 * top; doubles lose. The section does not give the rates: they return 90 %.
 */
export function runSets(): Play<ThaiFacts>[] {
  return [
    runSet('RunSet2Top', 2, TOP2, '45'),
    runSet('RunSet2Bottom', 2, BOTTOM, '45'),
    runSet('RunSet3Top', 3, TOP2, '15'),
    runSet('RunSet3Bottom', 3, BOTTOM, '15'),
    runSet('RunSet4', 4, TOP3, '37.5'),
    runSet('RunSet5', 5, TOP3, '15'),
  ];
}

/** 2 โต๊ดบน: two different digits, both among the three on top. */
export function twoTod(): Play<ThaiFacts> {
  const form: LinesForm = { kind: 'lines', length: 2, sorted: true };
  return {
    code: 'Tod2',
    menu: '2D',
    form,
    // 6 × 8 numbers of three different digits contain both, and 6 contain them with one repeated.
    tiers: [{ code: 'WIN', chance: fraction(54, 1000), fixedOdds: tableOdds('12') }],
    styles: ['FIXED'],
    combinations: 45,
    notesHint: 31,
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins: ({ lines }, { topPairs }, counts) => addHits(lines, 2, topPairs, counts, 0),
    most: ({ lines }, counts) => addCount(counts, 0, Math.min(countLines(form, lines), 3)),
    spread({ lines }) {
      const pairs = (parseLines(form, lines) ?? []).map(
        (number) => (1 << Math.trunc(number / 10)) | (1 << (number % 10)),
      );
      return spreadOfDigits(3, (digits) => pairs.filter((pair) => (pair & digits) === pair).length);
    },
  };
}
