// What the trend chart shows of a series of results: what came at a place, omissions, sums, types.
import { omissionOf, omissionRun, trendRow, type Omission } from '@fairhouse/rules/lottery';
import { cameAt, type ResultShape } from './result-shape.ts';

/** What is said of five digits beside where they came (lottery.md 3). */
export interface DigitFacts {
  readonly span: number;
  readonly type: string;
  readonly bigSmall: string;
  readonly oddEven: string;
}

export interface TrendLine {
  readonly issue: string;
  readonly numbers: string;
  /** Indices of the symbols that came at the place that is looked at. */
  readonly came: readonly number[];
  /** For each symbol how many draws it has not come, 0 where it came. */
  readonly omissions: readonly number[];
  readonly sum: number;
  readonly facts: DigitFacts | undefined;
}

export interface TrendView {
  readonly lines: readonly TrendLine[];
  readonly totals: readonly Omission[];
}

interface Result {
  readonly shortIssue: string;
  readonly numbers?: string | undefined;
}

/** The chart of one place, oldest first; results that cannot be read are left out. */
export function trendView(
  results: readonly Result[],
  place: number,
  shape: ResultShape,
): TrendView {
  const rows = results.flatMap(({ shortIssue, numbers = '' }) => {
    const parts = shape.read(numbers);
    if (parts === undefined) return [];
    const came = new Set(cameAt(shape, numbers, place));
    return [{ issue: shortIssue, numbers, parts, came }];
  });
  const hits = shape.symbols.map((symbol) => rows.map(({ came }) => came.has(symbol)));
  const runs = hits.map((each) => omissionRun(each));
  const lines = rows.map(({ issue, numbers, parts, came }, at) => ({
    issue,
    numbers,
    came: shape.symbols.flatMap((symbol, index) => (came.has(symbol) ? [index] : [])),
    omissions: runs.map((run) => run[at] ?? 0),
    sum: parts.reduce((total, part) => total + Number(part), 0),
    facts: factsOf(numbers),
  }));
  return { lines, totals: hits.map((each) => omissionOf(each)) };
}

function factsOf(numbers: string): DigitFacts | undefined {
  const row = trendRow(numbers);
  if (row === undefined) return undefined;
  const { span, type, ratios } = row.all;
  return { span, type, bigSmall: ratios.bigSmall, oddEven: ratios.oddEven };
}

/**
 * The corners of the line through what came, in cells of a size; one corner in each cell's middle.
 */
export function trendPath(columns: readonly number[], cell: number): string {
  return columns.map((column, row) => `${(column + 0.5) * cell},${(row + 0.5) * cell}`).join(' ');
}
