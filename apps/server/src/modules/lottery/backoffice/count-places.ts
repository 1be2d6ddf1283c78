// The frequency of each number at each place of the results, against the expected frequency.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { DrawFormat } from '@fairhouse/rules/lottery';
import { testChiSquare } from './chi-square.ts';

export type PlaceCounts = Value<OperatorCalls['drawStatistics']>['places'][number];

/**
 * Counts the numbers of the first prize of each result by place. Numbers drawn without replacement
 * are also counted in total, and by place only if they are in draw order, because sorted results
 * contain no information about places. Empty for results that are not random, such as a stock
 * index.
 */
export function countPlaces(form: DrawFormat, results: readonly string[]): PlaceCounts[] {
  const rows = results.map((text) => firstPrize(text));
  const { format } = form;
  if (format === 'pick' || (format === 'faces' && form.max > 9)) {
    const numbers = rows.map((row) => row.split(',').map(Number));
    return format === 'pick' ? countPicks(form, numbers) : countEach(numbers, 1, form.max);
  }
  if (rows.some((row) => !/^\d+$/.test(row) || row.length !== rows[0]?.length)) return [];
  const digits = rows.map((row) => [...row].map(Number));
  return format === 'faces' ? countEach(digits, 1, form.max) : countEach(digits, 0, 10);
}

/** The first prize, without the year mark: `12345` of `12345 678@horse`. */
function firstPrize(text: string): string {
  return text.split(/[@ ]/, 1)[0] ?? '';
}

function countEach(
  rows: readonly (readonly number[])[],
  first: number,
  symbols: number,
): PlaceCounts[] {
  const length = rows[0]?.length ?? 0;
  return Array.from({ length }, (_, place) =>
    placeOf(
      { place: place + 1, first, symbols },
      rows.map((row) => row[place] ?? -1),
    ),
  );
}

function countPicks(
  { max, length }: DrawFormat,
  rows: readonly (readonly number[])[],
): PlaceCounts[] {
  const whole = { place: 0, first: 1, symbols: max };
  // A race contains every number in every draw, so only places are informative.
  const together = length >= max ? [] : [placeOf(whole, rows.flat(), (max - length) / (max - 1))];
  return areSorted(rows) ? together : [...together, ...countEach(rows, 1, max)];
}

function areSorted(rows: readonly (readonly number[])[]): boolean {
  return rows.every((row) =>
    row.every((number, index) => index === 0 || number > (row[index - 1] ?? 0)),
  );
}

function placeOf(
  { place, first, symbols }: { place: number; first: number; symbols: number },
  seen: readonly number[],
  spread?: number,
): PlaceCounts {
  const counts = new Array<number>(symbols).fill(0);
  for (const number of seen) {
    const index = number - first;
    if (index >= 0 && index < symbols) counts[index] = (counts[index] ?? 0) + 1;
  }
  const expected = seen.length / symbols;
  return { place, first, counts, expected, ...testChiSquare(counts, expected, spread) };
}
