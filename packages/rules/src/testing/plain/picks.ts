// Plain implementation of the tables of lottery.md 1.3 and 1.5: every note on numbers drawn one
// after the other, with its winning results.
import type { Slip } from '../../lottery/slip/slip.ts';
import { oneOf, type Chance } from '../chance.ts';
import type { PlainNote } from '../family-properties.ts';
import { product, same, sorted, subsets, sum } from '../plain-counting.ts';

type Numbers = readonly number[];

/** A note that wins in one tier where the predicate holds, and is refunded where `ties` holds. */
function note(
  tier: string,
  hits: (drawn: Numbers) => boolean,
  ties: (drawn: Numbers) => boolean = () => false,
): PlainNote<Numbers> {
  return { wins: (drawn) => (!ties(drawn) && hits(drawn) ? [{ tier, times: 1 }] : []), ties };
}

/** The parameters of the plays of one family. */
interface Table {
  /** The count of drawn numbers for the plays on any place. */
  readonly drawn: number;
  own(slip: Slip): PlainNote<Numbers>[] | undefined;
}

const ELEVEN_FIVE: Table = { drawn: 5, own: elevenFive };
const PK10: Table = { drawn: 10, own: pk10 };

/** Every note of a bet on five of eleven. */
export function plainElevenFive(slip: Slip): PlainNote<Numbers>[] {
  return plainPicks(ELEVEN_FIVE, slip);
}

/** Every note of a bet on ten places. */
export function plainPk10(slip: Slip): PlainNote<Numbers>[] {
  return plainPicks(PK10, slip);
}

function plainPicks(table: Table, slip: Slip): PlainNote<Numbers>[] {
  const own = table.own(slip);
  if (own) return own;
  const rows = rowsOf(slip).map((row) => row.map(Number));
  const [first = [], second = []] = rows;
  const top = /^(?:First|Top)(\d)(Straight|Com|)(_Single|_Dantuo|)$/.exec(slip.play);
  if (top && top[0] !== 'First1' && top[0] !== 'Top1') {
    return topNotes(Number(top[1]), top[2] === 'Com', setsOf(Number(top[1]), top[3] ?? '', slip));
  }
  const any = /^Any(\d)(_Dantuo)?$/.exec(slip.play);
  if (any) {
    const count = Number(any[1]);
    const sets = any[2] ? withBankers(first, second, count) : subsets(first, count);
    return sets.map((set) => note('WIN', (drawn) => covers(set, drawn.slice(0, table.drawn))));
  }
  if (slip.play === 'First3NoPos') {
    return first.map((each) => note('WIN', (drawn) => drawn.slice(0, 3).includes(each)));
  }
  if (/^(First1|Top1|Fixed|FixedPlace|BallNumber)$/.test(slip.play)) {
    return rows.flatMap((row, at) => row.map((each) => note('WIN', (drawn) => drawn[at] === each)));
  }
  throw new Error(`no plain reading of ${slip.play}`);
}

/** Whether the set contains all drawn numbers, or the drawn numbers contain all of the set. */
function covers(set: Numbers, drawn: Numbers): boolean {
  const [few, many] = set.length <= drawn.length ? [set, drawn] : [drawn, set];
  return few.every((each) => many.includes(each));
}

function withBankers(bankers: Numbers, others: Numbers, count: number): number[][] {
  return subsets(others, count - bankers.length).map((rest) => [...bankers, ...rest]);
}

function setsOf(count: number, kind: string, slip: Slip): number[][] {
  if (slip.selection.kind === 'lines') {
    const entries = slip.selection.lines.map((line) => (line.match(/../g) ?? []).map(Number));
    if (!slip.play.includes('Com')) return unique(entries);
    return unique(entries.map(sorted));
  }
  const rows = rowsOf(slip).map((row) => row.map(Number));
  const [first = [], second = []] = rows;
  if (kind === '_Dantuo') return withBankers(first, second, count);
  if (slip.play.includes('Com')) return subsets(first, count);
  return product(rows).filter((each) => new Set(each).size === each.length);
}

function unique(entries: readonly number[][]): number[][] {
  return [...new Map(entries.map((entry) => [entry.join(), entry])).values()];
}

function topNotes(count: number, anyOrder: boolean, sets: readonly number[][]) {
  return sets.map((set) =>
    note('WIN', (drawn) => {
      const top = drawn.slice(0, count);
      return anyOrder ? same(sorted(top), sorted(set)) : same(top, set);
    }),
  );
}

function rowsOf(slip: Slip): readonly (readonly string[])[] {
  return slip.selection.kind === 'rows' ? slip.selection.rows : [];
}

/** Whether a side is true of a number; numbers above `small` are big. */
function sideIs(side: string, number: number, small: number): boolean {
  if (side === 'B') return number > small;
  if (side === 'S') return number <= small;
  return (side === 'O') === (number % 2 === 1);
}

function elevenFive(slip: Slip): PlainNote<Numbers>[] | undefined {
  const rows = rowsOf(slip);
  const [symbols = []] = rows;
  const total = (drawn: Numbers) => sum(drawn);
  switch (slip.play) {
    case 'OECounts':
      return symbols.map((symbol) =>
        note(symbol, (drawn) => drawn.filter((each) => each % 2).length === Number(symbol)),
      );
    case 'MidNumber':
      return symbols.map((symbol) => note(symbol, (drawn) => sorted(drawn)[2] === Number(symbol)));
    case 'BallBSOE':
      return rows.flatMap((row, at) =>
        row.map((side) =>
          note(
            'WIN',
            (drawn) => sideIs(side, drawn[at] ?? 0, 5),
            (drawn) => drawn[at] === 11,
          ),
        ),
      );
    case 'SumBSOE':
      return symbols.map((side) =>
        note(
          side,
          (drawn) => sideIs(side, total(drawn), 29),
          (drawn) => total(drawn) === 30 && 'BS'.includes(side),
        ),
      );
    case 'SumTailBS':
      return symbols.map((side) => note(side, (drawn) => sideIs(side, total(drawn) % 10, 4)));
    case 'DragonTiger_1v5':
      return symbols.map((side) => duel(side, 0, 4));
    default:
      return undefined;
  }
}

function duel(side: string, left: number, right: number): PlainNote<Numbers> {
  return note(side, (drawn) => (side === 'D') === (drawn[left] ?? 0) > (drawn[right] ?? 0));
}

function pk10(slip: Slip): PlainNote<Numbers>[] | undefined {
  const rows = rowsOf(slip);
  const [symbols = []] = rows;
  const top = (drawn: Numbers, count: number) => sum(drawn.slice(0, count));
  const against = /^DragonTiger_(\d+)v(\d+)$/.exec(slip.play);
  if (against)
    return symbols.map((side) => duel(side, Number(against[1]) - 1, Number(against[2]) - 1));
  switch (slip.play) {
    case 'Sum12':
    case 'Sum123':
      return symbols.map((symbol) =>
        note(symbol, (drawn) => top(drawn, slip.play.length - 3) === Number(symbol)),
      );
    case 'SumBSOE_Split':
      return symbols.map((side) => note(side, (drawn) => sideIs(side, top(drawn, 2), 11)));
    case 'SumBSOE_Tie11':
      return symbols.map((side) =>
        note(
          side,
          (drawn) => sideIs(side, top(drawn, 2), 11),
          (drawn) => top(drawn, 2) === 11,
        ),
      );
    case 'PlaceBSOE':
      return rows.flatMap((row, at) =>
        row.map((side) => note('WIN', (drawn) => sideIs(side, drawn[at] ?? 0, 5))),
      );
    default:
      return undefined;
  }
}

/** A random printed result of `length` of `max` numbers that often begins with chosen ones. */
export function picksNear(
  length: number,
  max: number,
  chance: Chance,
  selection: Slip['selection'],
): string {
  const rows =
    selection.kind === 'rows' ? selection.rows : [linePairs(oneOf(chance, selection.lines))];
  const chosen = rows.length > 1 ? rows : new Array<readonly string[]>(length).fill(rows[0] ?? []);
  const drawn: number[] = [];
  const isNumber = (symbol: string) => /^\d\d$/.test(symbol) && Number(symbol) <= max;
  const ordered = selection.kind === 'lines' && chance(2) === 0;
  while (drawn.length < length) {
    const row = (chosen[drawn.length] ?? []).filter(isNumber).map(Number);
    const left = row.filter((each) => !drawn.includes(each));
    const any = 1 + chance(max);
    if (left.length > 0 && (ordered || chance(5) > 0)) {
      drawn.push(ordered ? (left[0] ?? any) : oneOf(chance, left));
    } else if (!drawn.includes(any)) drawn.push(any);
  }
  return drawn.map((each) => String(each).padStart(2, '0')).join(',');
}

function linePairs(line: string): readonly string[] {
  return line.match(/../g) ?? [];
}

/** A printed result as its numbers. */
export function readPicks(numbers: string): number[] {
  return numbers.split(',').map(Number);
}
