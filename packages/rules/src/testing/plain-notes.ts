// A second, deliberately simple implementation of the table of lottery.md 1.1: every note is
// enumerated with a predicate for whether a draw hits it. The closed forms are tested against it.
import type { Bet, Slip } from '../lottery/slip/slip.ts';
import {
  groupsOf,
  kinds,
  plainBull,
  plainShape,
  product,
  same,
  sorted,
  subsets,
  sum,
  tuples,
  within,
} from './plain-counting.ts';
import type { Selection } from '../lottery/slip/selection.ts';

export interface PlainNote {
  readonly tier: string;
  hits(draw: readonly number[]): boolean;
  ties?(draw: readonly number[]): boolean;
}

type Digits = readonly number[];
type Notes = PlainNote[];

const PLACEMENTS: Readonly<Record<string, Digits>> = {
  All5: [0, 1, 2, 3, 4],
  All: [0, 1, 2, 3, 4],
  F4: [0, 1, 2, 3],
  L4: [1, 2, 3, 4],
  First3: [0, 1, 2],
  Mid3: [1, 2, 3],
  Last3: [2, 3, 4],
  First2: [0, 1],
  Last2: [3, 4],
};

/** Every note of a bet. */
export function plainNotes(slip: Slip, bet: Bet): Notes {
  const { selection } = slip;
  const any = /^Any([234])(.*)$/.exec(slip.play);
  if (any) return anyNotes(Number(any[1]), any[2] ?? '', selection);
  const special = plainSpecial(slip.play, selection);
  if (special) return special;
  const named = /^(All5|F4|L4|First3|Mid3|Last3|First2|Last2|All(?=Com))(.+)$/.exec(slip.play);
  const [stand, name] = named
    ? [PLACEMENTS[named[1] ?? ''] ?? [], named[2] ?? '']
    : [PLACEMENTS.All5 ?? [], bet.play.code];
  return on(stand, windowNotes(name, stand.length, selection));
}

/** A note on a window, which depends on the window's digits only. */
type WindowNote = readonly [tier: string, hits: (digits: Digits) => boolean];

function on(stand: Digits, notes: readonly WindowNote[]): Notes {
  return notes.map(([tier, hits]) => ({
    tier,
    hits: (draw) => hits(stand.map((place) => draw[place] ?? 0)),
  }));
}

function anyNotes(count: number, name: string, selection: Selection): Notes {
  const places = [0, 1, 2, 3, 4];
  if (name === '') {
    const rows = rowsOf(selection);
    return subsets(places, count).flatMap((set) =>
      on(set, straightNotes(set.map((place) => rows[place] ?? []))),
    );
  }
  const inner = windowNotes(name === '_Single' ? 'Straight_Single' : name, count, selection);
  return subsets(selection.places ?? [], count).flatMap((set) => on(set, inner));
}

function windowNotes(name: string, length: number, selection: Selection): WindowNote[] {
  const rows = rowsOf(selection);
  const [first = [], second = []] = rows;
  const symbols = selection.kind === 'rows' ? (selection.rows[0] ?? []) : [];
  const all = tuples(length);
  const groups = groupsOf(length);
  const groupWindowNotes = (chosen: readonly Digits[]): WindowNote[] =>
    chosen.map((group) => [groupTier(name, group), (digits) => same(sorted(digits), group)]);
  const exact = (chosen: readonly Digits[]): WindowNote[] =>
    chosen.map((wanted) => ['WIN', (digits) => same(digits, wanted)]);
  const twoRows = (times: readonly number[]) =>
    groupWindowNotes(groups.filter((group) => fitsRows(group, times, [first, second])));
  switch (name) {
    case 'Straight':
      return straightNotes(rows);
    case 'Straight_Single':
      return exact(uniqueLines(selection));
    case 'Join':
      return product(rows).flatMap((combination) =>
        combination.map((_, from): WindowNote => [
          `T${from + 1}`,
          (digits) => same(digits.slice(from), combination.slice(from)),
        ]),
      );
    case 'Sum':
      return exact(all.filter((digits) => first.includes(sum(digits))));
    case 'Span':
      return exact(
        all.filter((digits) => first.includes(Math.max(...digits) - Math.min(...digits))),
      );
    case 'SumTail':
      return first.map((tail) => ['WIN', (digits) => sum(digits) % 10 === tail]);
    case 'GroupSum':
      return groupWindowNotes(
        groups.filter((group) => first.includes(sum(group)) && kinds(group) > 1),
      );
    case 'Baodan':
      return groupWindowNotes(
        groups.filter((group) => group.includes(first[0] ?? -1) && kinds(group) > 1),
      );
    case 'Mixed':
      return groupWindowNotes(uniqueBy(uniqueLines(selection).map(sorted)));
    case 'Com':
      return groupWindowNotes(groups.filter((group) => kinds(group) === 2 && within(group, first)));
    case 'Com3':
      return groupWindowNotes(groups.filter((group) => kinds(group) === 2 && within(group, first)));
    case 'Com6':
      return length === 3
        ? groupWindowNotes(groups.filter((group) => kinds(group) === 3 && within(group, first)))
        : groupWindowNotes(groups.filter((group) => fitsRows(group, [2], [first])));
    case 'Com120':
    case 'Com24':
      return groupWindowNotes(groups.filter((group) => fitsRows(group, [1], [first])));
    case 'Com60':
    case 'Com30':
    case 'Com12':
      return twoRows([2, 1]).filter((note) => patternIs(name, note, groups));
    case 'Com20':
    case 'Com4':
      return twoRows([3, 1]);
    case 'Com10':
      return twoRows([3, 2]);
    case 'Com5':
      return twoRows([4, 1]);
    case 'NoPos1':
    case 'NoPos2':
    case 'NoPos3':
      return subsets(first, Number(name.slice(-1))).map((wanted): WindowNote => [
        'WIN',
        (digits) => wanted.every((digit) => digits.includes(digit)),
      ]);
    case 'Times1':
    case 'Times2':
    case 'Times3':
    case 'Times4':
      return first.map((digit): WindowNote => [
        'WIN',
        (digits) => digits.filter((each) => each === digit).length >= Number(name.slice(-1)),
      ]);
    case 'BSOE':
      return product(selection.kind === 'rows' ? selection.rows : []).map((words): WindowNote => [
        'WIN',
        (digits) =>
          words.every((word, at) => isTrue(word, (digits[at] ?? 0) >= 5, digits[at] ?? 0)),
      ]);
    case 'Special':
      return symbols.map((shape): WindowNote => [shape, (digits) => plainShape(digits) === shape]);
    default:
      throw new Error(`no plain reading of ${name}`);
  }
}

function plainSpecial(code: string, selection: Selection): Notes | undefined {
  const rows = selection.kind === 'rows' ? selection.rows : [];
  const [first = []] = rows;
  const perPlace = (hits: (symbol: string, digit: number) => boolean): Notes =>
    rows.flatMap((row, place) =>
      row.map((symbol) => ({ tier: 'WIN', hits: (draw) => hits(symbol, draw[place] ?? 0) })),
    );
  if (code === 'FixedPlace' || code === 'BallNumber') {
    return perPlace((symbol, digit) => Number(symbol) === digit);
  }
  if (code === 'BallBSOE') return perPlace((symbol, digit) => isTrue(symbol, digit >= 5, digit));
  if (code === 'TotalBSOE') {
    return first.map((word) => ({
      tier: word,
      hits: (draw) => isTrue(word, sum(draw) > 22, sum(draw)),
    }));
  }
  if (code === 'Bull') {
    return first.map((bull) => ({ tier: bull, hits: (draw) => plainBull(draw) === bull }));
  }
  const dragon = /^DragonTiger(Refund)?_(\w+)_(\w+)$/.exec(code);
  return dragon ? dragonNotes(first, dragon) : undefined;
}

function dragonNotes(words: readonly string[], code: readonly (string | undefined)[]): Notes {
  const names = ['10T', 'T', 'H', '10', '1'];
  const [left, right] = [names.indexOf(code[2] ?? ''), names.indexOf(code[3] ?? '')];
  const refunds = code[1] === 'Refund';
  return words.map((word) => ({
    tier: word,
    hits: (draw) => {
      const [one = 0, other = 0] = [draw[left], draw[right]];
      return word === 'D' ? one > other : word === 'T' ? one < other : one === other;
    },
    ...(refunds ? { ties: (draw: Digits) => draw[left] === draw[right] } : {}),
  }));
}

function straightNotes(rows: readonly Digits[]): WindowNote[] {
  return product(rows).map((wanted) => ['WIN', (digits) => same(digits, wanted)]);
}

function isTrue(word: string, isBig: boolean, number: number): boolean {
  const isOdd = number % 2 === 1;
  return word === 'B' ? isBig : word === 'S' ? !isBig : word === 'O' ? isOdd : !isOdd;
}

/**
 * Whether every digit occurs as often as some row specifies and is in that row, and every row is
 * used.
 */
function fitsRows(group: Digits, times: readonly number[], rows: readonly Digits[]): boolean {
  const found = [...new Set(group)].map((digit) => {
    const count = group.filter((each) => each === digit).length;
    const row = times.indexOf(count);
    return row >= 0 && (rows[row] ?? []).includes(digit) ? row : -1;
  });
  return !found.includes(-1) && new Set(found).size === times.length;
}

/** Distinguishes 组选60, 30 and 12, which all have rows of multiplicity two and one. */
function patternIs(name: string, note: WindowNote, groups: readonly Digits[]): boolean {
  const wanted = name === 'Com30' ? 3 : name === 'Com60' ? 4 : 3;
  return groups.some((group) => note[1](group) && kinds(group) === wanted);
}

function groupTier(name: string, group: Digits): string {
  if (group.length !== 3 || !['Mixed', 'GroupSum', 'Baodan'].includes(name)) return 'WIN';
  return kinds(group) === 2 ? 'ZU3' : 'ZU6';
}

function rowsOf(selection: Selection): number[][] {
  return selection.kind === 'rows' ? selection.rows.map((row) => row.map(Number)) : [];
}

function uniqueLines(selection: Selection): number[][] {
  return selection.kind === 'lines'
    ? uniqueBy(selection.lines.map((line) => [...line].map(Number)))
    : [];
}

function uniqueBy(lists: readonly number[][]): number[][] {
  return [...new Map(lists.map((list) => [list.join(), list])).values()];
}
