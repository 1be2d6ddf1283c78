// Outcomes of tickets on groups of numbers, such as the signs and tails of Mark Six: a result
// counts only by how many of its numbers are of each chosen group, so one stands for all of a kind.
import type { Day } from '@fairhouse/values';
import type { Sign } from '../zodiac.ts';
import { findLunarYearSign } from '../lunar-year.ts';
import { prepareDraw } from '../plays/play.ts';
import { countWins } from '../settling/settle.ts';
import { resultOf, splits, unorderedWays } from './number-cells.ts';
import type { Sliced } from './sliced.ts';
import { outcomeCollector, type DrawAsked, type DrawOutcomes, type Ticket } from './ticket.ts';

/** Draws with more kinds of results than this have no outcomes: half a second of CPU time. */
const MOST_KINDS = 35_000;

/** The outcomes; undefined for other plays, and where the sign of the draw's year is not known. */
export function* groupOutcomes(
  { family, day }: DrawAsked,
  tickets: readonly Ticket[],
): Sliced<DrawOutcomes | undefined> {
  const { length, max, marked } = family.drawFormat;
  const sign = day === undefined ? undefined : findLunarYearSign(day);
  const areGroups = tickets.every(({ play, isZy }) => play.groups !== undefined && !isZy);
  if (!areGroups || marked === undefined || day === undefined || sign === undefined) {
    return undefined;
  }
  const cells = cellsOf(tickets, max, { day, sign });
  const isLastApart = tickets.some(({ play }) => play.groups?.lastApart);
  const outcomes = outcomeCollector();
  const counts: number[] = [];
  let kinds = 0;
  for (const { result, ways } of isLastApart ? withLast(cells, length) : alike(cells, length)) {
    kinds += 1;
    if (kinds > MOST_KINDS) return undefined;
    const numbers = result.map((each) => String(each).padStart(2, '0')).join(',');
    const draw = prepareDraw(family, `${numbers}@${sign}`);
    if (draw === undefined) return undefined;
    const won = tickets.map((ticket) => {
      countWins(ticket, draw, counts);
      return [...counts];
    });
    outcomes.add(ways, won);
    yield;
  }
  return outcomes.collect();
}

/** The numbers by the chosen groups that they are of; those of no chosen group are alike. */
function cellsOf(
  tickets: readonly Ticket[],
  max: number,
  { day, sign }: { readonly day: Day; readonly sign: Sign },
): number[][] {
  const cells = new Map<string, number[]>();
  for (let number = 1; number <= max; number += 1) {
    const groups = tickets.map(({ play, picks }) => {
      const group = play.groups?.of(number, sign) ?? 0;
      if ((((picks.rows[0] ?? 0) >> group) & 1) === 0) return '';
      return play.groups?.numbersApart ? `tier ${play.tierOn?.(0, group, day)}` : group;
    });
    cells.set(groups.join(), [...(cells.get(groups.join()) ?? []), number]);
  }
  return [...cells.values()];
}

interface Kind {
  readonly result: readonly number[];
  readonly ways: bigint;
}

function* alike(cells: readonly (readonly number[])[], length: number): Generator<Kind> {
  for (const kind of splits(cells, length)) {
    const result = resultOf(cells, kind);
    if (result !== undefined) yield { result, ways: unorderedWays(cells, kind) };
  }
}

/** The kinds of all numbers but the last, each with every cell for the last one. */
function* withLast(cells: readonly (readonly number[])[], length: number): Generator<Kind> {
  for (const kind of splits(cells, length - 1)) {
    for (const [last, cell] of cells.entries()) {
      const result = resultOf(cells, [...kind, last]);
      if (result === undefined) continue;
      const left = cell.length - kind.filter((each) => each === last).length;
      yield { result, ways: unorderedWays(cells, kind) * BigInt(left) };
    }
  }
}
