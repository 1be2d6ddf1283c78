import type { Reading } from './bench-lists.ts';

const MOST_BUFFERS = 1000;

/** The 95th percentile over all pages, and the pages that are slow or read much. */
export function describeLists(readings: readonly Reading[]): string[] {
  const all = readings.flatMap(({ times }) => times);
  const slow = readings.toSorted((a, b) => percentile(b.times, 0.95) - percentile(a.times, 0.95));
  const heavy = readings.toSorted((a, b) => b.buffers - a.buffers);
  return [
    `${readings.length} pages: p50 ${percentile(all, 0.5).toFixed(1)} ms, ` +
      `p95 ${percentile(all, 0.95).toFixed(1)} ms, slowest ${Math.max(...all).toFixed(1)} ms`,
    'slowest pages by p95:',
    ...slow.slice(0, 8).map((one) => `  ${percentile(one.times, 0.95).toFixed(1)} ms ${one.name}`),
    `pages over ${MOST_BUFFERS} buffers: ` +
      String(heavy.filter(({ buffers }) => buffers > MOST_BUFFERS).length),
    ...heavy.slice(0, 30).map((one) => `  ${one.buffers} ${one.name}\n      ${one.worst}`),
    ...changesOf(
      'in a database that looks ten times as large',
      readings,
      ({ plans, grownPlans }) => [plans, grownPlans],
    ),
  ];
}

/** The pages whose statements have another plan, by two maps of plans. */
function changesOf<Of extends { readonly name: string }>(
  where: string,
  all: readonly Of[],
  plansOf: (one: Of) => readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>],
): string[] {
  const changed = all.flatMap((one) => {
    const [before, after] = plansOf(one);
    const others = [...after].flatMap(([text, plan]) => {
      const known = before.get(text);
      return known === undefined || known === plan ? [] : [`      ${known}`, `   -> ${plan}`];
    });
    return others.length === 0 ? [] : [[`  ${one.name}`, ...others]];
  });
  return [`pages that are read by another plan ${where}: ${changed.length}`, ...changed.flat()];
}

/** A page in a line, as soon as it was read. */
export function describeReading({ name, times, buffers }: Reading): string {
  const [middle, late] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(1));
  return `  ${buffers} buffers, p50 ${middle} ms, p95 ${late} ms: ${name}`;
}

/**
 * How much more a page may read in a database of ten times the size: a lookup by an index passes
 * one level more at most.
 */
const GROWTH = 1.34;

/** Buffers by which any page may grow: a page of few lookups. */
const FEW_BUFFERS = 20;

/** The pages that read more in the larger of two databases, or by another plan. */
export function compareSizes(smaller: readonly Reading[], larger: readonly Reading[]): string[] {
  const before = new Map(smaller.map((reading) => [reading.name, reading]));
  const pairs = larger.flatMap((after) => {
    const reading = before.get(after.name);
    return reading === undefined ? [] : [{ name: after.name, before: reading, after }];
  });
  const grown = pairs.filter(
    ({ before: { buffers }, after }) => after.buffers > buffers * GROWTH + FEW_BUFFERS,
  );
  return [
    `pages that read more than in a database of a tenth: ${grown.length} of ${pairs.length}`,
    ...grown.map(
      ({ before: { buffers }, after }) => `  ${buffers} to ${after.buffers} ${after.name}`,
    ),
    ...changesOf('than there', pairs, ({ before, after }) => [before.plans, after.plans]),
    ...changesOf('than the smaller one had foretold', pairs, ({ before, after }) => [
      before.grownPlans,
      after.plans,
    ]),
  ];
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
