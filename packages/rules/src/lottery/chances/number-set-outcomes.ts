// Outcomes of tickets that are sets of numbers, in draws of numbers without replacement (Mark Six,
// lotto, keno): a result counts only by which of its places hold chosen numbers, so one result
// stands for all of the same kind.
import { choose } from '../count.ts';
import { prepareDraw } from '../plays/play.ts';
import { hasLine } from '../slip/lines.ts';
import { countWins } from '../settling/settle.ts';
import { resultOf, splits, unorderedWays } from './number-cells.ts';
import type { Sliced } from './sliced.ts';
import { outcomeCollector, type DrawAsked, type DrawOutcomes, type Ticket } from './ticket.ts';

/** Draws with more kinds of results than this have no outcomes. */
const MOST_KINDS = 20_000;

/** Longer draws are those in which the order does not count. */
const ORDERED_LENGTH = 7;

/** The outcomes; undefined for other plays and draws. */
export function* numberSetOutcomes(
  { family }: DrawAsked,
  tickets: readonly Ticket[],
): Sliced<DrawOutcomes | undefined> {
  const { format, length, max, prizes = 1, marked } = family.drawFormat;
  if (format !== 'pick' || prizes > 1 || !tickets.every((each) => isNumberSet(each, max))) {
    return undefined;
  }
  const cells = cellsOf(tickets, max);
  const ordered = length <= ORDERED_LENGTH;
  if (ordered && cells.length ** length > MOST_KINDS) return undefined;
  if (!ordered && choose(length + cells.length - 1, length) > MOST_KINDS) return undefined;
  const outcomes = outcomeCollector();
  const counts: number[] = [];
  for (const kind of ordered ? sequences(cells.length, length) : splits(cells, length)) {
    const result = resultOf(cells, kind);
    if (result === undefined) continue;
    // The sign of the year does not matter to sets of numbers.
    const numbers = result.map((each) => String(each).padStart(2, '0')).join(',');
    const draw = prepareDraw(family, marked === undefined ? numbers : `${numbers}@rat`);
    if (draw === undefined) return undefined;
    const won = tickets.map((ticket) => {
      countWins(ticket, draw, counts);
      return [...counts];
    });
    outcomes.add(ordered ? orderedWays(cells, kind) : unorderedWays(cells, kind), won);
    yield;
  }
  return outcomes.collect();
}

function isNumberSet({ play, isZy }: Ticket, max: number): boolean {
  const { form } = play;
  if (isZy || form.kind !== 'lines' || form.length !== 2 || form.sorted) return false;
  return form.parts?.width === 2 && form.parts.first === 1 && form.parts.last === max;
}

/** The numbers by the tickets that hold them: those of a cell are alike to every ticket. */
function cellsOf(tickets: readonly Ticket[], max: number): number[][] {
  const cells = new Map<string, number[]>();
  for (let number = 1; number <= max; number += 1) {
    const key = tickets.map(({ picks }) => Number(hasLine(picks.lines, 2, number))).join('');
    cells.set(key, [...(cells.get(key) ?? []), number]);
  }
  return [...cells.values()];
}

/** Every sequence of cells, one for each place of the draw. */
function* sequences(cells: number, length: number): Generator<number[]> {
  for (let code = 0; code < cells ** length; code += 1) {
    let rest = code;
    yield Array.from({ length }, () => {
      const cell = rest % cells;
      rest = Math.trunc(rest / cells);
      return cell;
    });
  }
}

function orderedWays(cells: readonly (readonly number[])[], kind: readonly number[]): bigint {
  const left = cells.map((cell) => cell.length);
  let ways = 1n;
  for (const cell of kind) {
    ways *= BigInt(left[cell] ?? 0);
    left[cell] = (left[cell] ?? 0) - 1;
  }
  return ways;
}
