// The data of the trend chart: the symbols at a place, omissions, sums, types.
import { measureOmission, omissionRun, trendRow, type Omission } from '@fairhouse/rules/lottery';
import { numbersAt, type ResultShape } from './result-shape.ts';

/** Further figures of five digits (lottery.md 3). */
export interface DigitFacts {
  readonly span: number;
  readonly type: string;
  readonly bigSmall: string;
  readonly oddEven: string;
}

export interface TrendLine {
  readonly issue: string;
  readonly numbers: string;
  /** Indices of the symbols that occurred at the chosen place. */
  readonly occurred: readonly number[];
  /** For each symbol the count of draws since it last occurred, 0 where it occurred. */
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

/** The chart of one place, oldest first; unreadable results are left out. */
export function trendView(
  results: readonly Result[],
  place: number,
  shape: ResultShape,
): TrendView {
  const rows = results.flatMap(({ shortIssue, numbers = '' }) => {
    const parts = shape.read(numbers);
    if (parts === undefined) return [];
    const occurred = new Set(numbersAt(shape, numbers, place));
    return [{ issue: shortIssue, numbers, parts, occurred }];
  });
  const hits = shape.symbols.map((symbol) => rows.map(({ occurred }) => occurred.has(symbol)));
  const runs = hits.map((each) => omissionRun(each));
  const lines = rows.map(({ issue, numbers, parts, occurred }, at) => ({
    issue,
    numbers,
    occurred: shape.symbols.flatMap((symbol, index) => (occurred.has(symbol) ? [index] : [])),
    omissions: runs.map((run) => run[at] ?? 0),
    sum: parts.reduce((total, part) => total + Number(part), 0),
    facts: factsOf(numbers),
  }));
  return { lines, totals: hits.map((each) => measureOmission(each)) };
}

function factsOf(numbers: string): DigitFacts | undefined {
  const row = trendRow(numbers);
  if (row === undefined) return undefined;
  const { span, type, ratios } = row.all;
  return { span, type, bigSmall: ratios.bigSmall, oddEven: ratios.oddEven };
}

/** The path through the results, with one corner in the middle of each cell; `cell` is the size. */
export function trendPath(columns: readonly number[], cell: number): string {
  return columns.map((column, row) => `${(column + 0.5) * cell},${(row + 0.5) * cell}`).join(' ');
}
