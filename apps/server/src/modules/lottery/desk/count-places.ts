// How often each number came at each place of the results, against what chance expects.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { DrawFormat } from '@fairhouse/rules/lottery';
import { unevenness } from './chi-square.ts';

export type PlaceCounts = Value<OperatorCalls['drawStatistics']>['places'][number];

/**
 * Counts of the first prize of each result, by place. Numbers drawn without replacement are also
 * counted all together, and by place only where they stand as they were drawn: a source that sorts
 * them says nothing about places. Empty for results that chance does not make, such as an index.
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

/** `12345 678@horse` is `12345`: what stands first, without the mark of its year. */
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
  // Every number comes in every draw of a race: only where it comes tells anything.
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
  return { place, first, counts, expected, ...unevenness(counts, expected, spread) };
}
