// What the trend chart shows of a series of results: digits by position, omissions, sums, types.
import { omissionOf, omissionRun, trendRow, type Omission } from '@fairhouse/rules/lottery';

export interface TrendLine {
  readonly issue: string;
  readonly numbers: string;
  /** The digit at the position that is looked at. */
  readonly digit: number;
  /** For each of 0 to 9 how many draws it has not come, 0 where it came. */
  readonly omissions: readonly number[];
  readonly sum: number;
  readonly span: number;
  readonly type: string;
  readonly bigSmall: string;
  readonly oddEven: string;
}

export interface TrendView {
  readonly lines: readonly TrendLine[];
  readonly totals: readonly Omission[];
}

interface Result {
  readonly shortIssue: string;
  readonly numbers?: string | undefined;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** The chart of one position, oldest first; results that cannot be read are left out. */
export function trendView(results: readonly Result[], position: number): TrendView {
  const rows = results.flatMap(({ shortIssue, numbers = '' }) => {
    const row = trendRow(numbers);
    return row === undefined ? [] : [{ issue: shortIssue, row }];
  });
  const came = DIGITS.map((digit) => rows.map(({ row }) => row.all.digits[position] === digit));
  const runs = came.map((each) => omissionRun(each));
  const lines = rows.map(({ issue, row }, at) => ({
    issue,
    numbers: row.numbers,
    digit: row.all.digits[position] ?? 0,
    omissions: runs.map((run) => run[at] ?? 0),
    sum: row.all.sum,
    span: row.all.span,
    type: row.all.type,
    bigSmall: row.all.ratios.bigSmall,
    oddEven: row.all.ratios.oddEven,
  }));
  return { lines, totals: came.map((each) => omissionOf(each)) };
}

/**
 * The corners of the line through the digits, in cells of a size; one corner in each cell's middle.
 */
export function trendPath(digits: readonly number[], cell: number): string {
  return digits.map((digit, row) => `${(digit + 0.5) * cell},${(row + 0.5) * cell}`).join(' ');
}
