// The statistical tests for the draws of a format: within a draw, from draw to draw, and between
// whole draws.
import { collectorMean, collectorSpread, distinctIn, outcomesOf } from './expectations.ts';
import type { ManyDraws } from './many-draws.ts';
import { chiSquareOf, normal, poisson, type Statistic } from './p-values.ts';

/** One test of the battery with all its statistics, such as one for each position. */
export interface TestResult {
  readonly name: string;
  readonly statistics: readonly Statistic[];
}

const LAGS = 10;
const HAND = 5;
const ORDERED = 4;

/** Runs every test that the format allows. */
export function runBattery(draws: ManyDraws): TestResult[] {
  return [
    { name: 'single numbers by place', statistics: singles(draws) },
    ...(draws.isPick && draws.length < draws.symbols
      ? [{ name: 'single numbers in all', statistics: [wholeDraw(draws)] }]
      : []),
    { name: 'pairs within a draw', statistics: pairs(draws) },
    { name: 'serial pairs of draws', statistics: serialPairs(draws) },
    { name: 'serial correlation', statistics: correlations(draws) },
    { name: 'gaps', statistics: [gaps(draws)] },
    { name: 'poker', statistics: [poker(draws)] },
    { name: 'runs', statistics: [runs(draws)] },
    { name: 'permutations', statistics: permutations(draws) },
    { name: 'coupon collector', statistics: [collector(draws)] },
    { name: 'repeated draws', statistics: [repeats(draws)] },
  ];
}

function at({ values, length }: ManyDraws, draw: number, place: number): number {
  return values[draw * length + place] ?? 0;
}

/** At each position every number is equally likely. */
function singles(draws: ManyDraws): Statistic[] {
  return Array.from({ length: draws.length }, (_, place) => {
    const seen = new Float64Array(draws.symbols);
    for (let draw = 0; draw < draws.count; draw += 1) add(seen, at(draws, draw, place));
    return chiSquareOf(seen, () => draws.count / draws.symbols);
  });
}

/**
 * How often each number is drawn at all. Without replacement, the variance of the counts is smaller
 * than of independent ones by (symbols − length) / (symbols − 1).
 */
function wholeDraw({ values, count, length, symbols }: ManyDraws): Statistic {
  const seen = new Float64Array(symbols);
  for (const value of values) add(seen, value);
  const narrow = Math.sqrt((symbols - 1) / (symbols - length));
  const due = (count * length) / symbols;
  const widened = Array.from(seen, (found) => due + (found - due) * narrow);
  return chiSquareOf(widened, () => due);
}

/** Neighbouring positions, and the first with the last. */
function pairs(draws: ManyDraws): Statistic[] {
  const { symbols, length, isPick, count } = draws;
  const cells = symbols * (isPick ? symbols - 1 : symbols);
  const places = Array.from({ length: length - 1 }, (_, place) => [place, place + 1] as const);
  const ends = length > 2 ? [[0, length - 1] as const] : [];
  return [...places, ...ends].map(([left, right]) => {
    const seen = new Float64Array(symbols * symbols);
    for (let draw = 0; draw < count; draw += 1) {
      add(seen, at(draws, draw, left) * symbols + at(draws, draw, right));
    }
    const kept = isPick ? seen.filter((_, cell) => cell % (symbols + 1) !== 0) : seen;
    return chiSquareOf(kept, () => count / cells);
  });
}

/** A draw and the next, in disjoint pairs: first with first, and last with first. */
function serialPairs(draws: ManyDraws): Statistic[] {
  const { symbols, length, count } = draws;
  return [0, length - 1].map((place) => {
    const seen = new Float64Array(symbols * symbols);
    for (let draw = 0; draw + 1 < count; draw += 2) {
      add(seen, at(draws, draw, place) * symbols + at(draws, draw + 1, 0));
    }
    return chiSquareOf(seen, () => Math.floor(count / 2) / symbols ** 2);
  });
}

/** The first number and that of one to ten draws later. */
function correlations(draws: ManyDraws): Statistic[] {
  const { symbols, count } = draws;
  const middle = (symbols - 1) / 2;
  const variance = (symbols ** 2 - 1) / 12;
  return Array.from({ length: LAGS }, (_, index) => {
    const lag = index + 1;
    let sum = 0;
    for (let draw = 0; draw + lag < count; draw += 1) {
      sum += (at(draws, draw, 0) - middle) * (at(draws, draw + lag, 0) - middle);
    }
    return normal(sum / (variance * Math.sqrt(count - lag)));
  });
}

/** How many draws pass before the first number of the first draw is first again. */
function gaps(draws: ManyDraws): Statistic {
  const { symbols, count } = draws;
  const chance = 1 / symbols;
  const most = symbols * 4;
  const seen = new Float64Array(most + 1);
  let [last, found] = [-1, 0];
  for (let draw = 0; draw < count; draw += 1) {
    if (at(draws, draw, 0) !== 0) continue;
    if (last >= 0) {
      add(seen, Math.min(most, draw - last - 1));
      found += 1;
    }
    last = draw;
  }
  const due = (gap: number) => (1 - chance) ** gap * (gap < most ? chance : 1);
  return chiSquareOf(seen, (gap) => found * due(gap));
}

/** How many different numbers are among the first numbers of five draws. */
function poker(draws: ManyDraws): Statistic {
  const hands = Math.floor(draws.count / HAND);
  const seen = new Float64Array(HAND + 1);
  for (let hand = 0; hand < hands; hand += 1) {
    const kinds = new Set<number>();
    for (let draw = 0; draw < HAND; draw += 1) kinds.add(at(draws, hand * HAND + draw, 0));
    add(seen, kinds.size);
  }
  return chiSquareOf(seen, (kinds) => hands * distinctIn(HAND, draws.symbols, kinds));
}

/** Runs of low and of high first numbers, given how many of each there are. */
function runs(draws: ManyDraws): Statistic {
  const { symbols, count } = draws;
  const isLow = (draw: number) => at(draws, draw, 0) < Math.floor(symbols / 2);
  let [low, found] = [0, 1];
  for (let draw = 0; draw < count; draw += 1) {
    if (isLow(draw)) low += 1;
    if (draw > 0 && isLow(draw) !== isLow(draw - 1)) found += 1;
  }
  const both = 2 * low * (count - low);
  const mean = both / count + 1;
  const variance = (both * (both - count)) / (count * count * (count - 1));
  return normal((found - mean) / Math.sqrt(variance));
}

/** The rank order of four numbers: of four draws, and of one draw where its numbers differ. */
function permutations(draws: ManyDraws): Statistic[] {
  const between = ordersOf(Math.floor(draws.count / ORDERED), (group, index) =>
    at(draws, group * ORDERED + index, 0),
  );
  if (!draws.isPick || draws.length < ORDERED) return [between];
  return [between, ordersOf(draws.count, (group, index) => at(draws, group, index))];
}

function ordersOf(groups: number, valueOf: (group: number, index: number) => number): Statistic {
  const seen = new Float64Array(ORDERED ** ORDERED);
  let counted = 0;
  for (let group = 0; group < groups; group += 1) {
    const four = Array.from({ length: ORDERED }, (_, index) => valueOf(group, index));
    if (new Set(four).size < ORDERED) continue;
    const ranks = four.map((value) => four.filter((other) => other < value).length);
    const order = ranks.reduce((code, rank) => code * ORDERED + rank, 0);
    add(seen, order);
    counted += 1;
  }
  const legal = seen.filter((_, order) => isOrder(order));
  return chiSquareOf(legal, () => counted / legal.length);
}

function isOrder(code: number): boolean {
  const ranks = new Set<number>();
  for (let rest = code, index = 0; index < ORDERED; index += 1) {
    ranks.add(rest % ORDERED);
    rest = Math.trunc(rest / ORDERED);
  }
  return ranks.size === ORDERED;
}

/** The average number of draws until every number has been first. */
function collector(draws: ManyDraws): Statistic {
  const { symbols, count } = draws;
  let seen = new Set<number>();
  let [sets, startedAt, taken] = [0, 0, 0];
  for (let draw = 0; draw < count; draw += 1) {
    seen.add(at(draws, draw, 0));
    if (seen.size < symbols) continue;
    taken += draw + 1 - startedAt;
    sets += 1;
    startedAt = draw + 1;
    seen = new Set();
  }
  const mean = taken / sets;
  return normal((mean - collectorMean(symbols)) / (collectorSpread(symbols) / Math.sqrt(sets)));
}

/**
 * How many draws repeat an earlier one, given the number of outcomes; all outcomes where they are
 * few.
 */
function repeats(draws: ManyDraws): Statistic {
  const outcomes = outcomesOf(draws);
  const load = draws.count / outcomes;
  const repeated = draws.count - draws.distinct;
  if (load < 1e-3) return poisson(repeated, (draws.count * load) / 2);
  const empty = outcomes * Math.exp(-load);
  const variance = empty * (1 - (1 + load) * Math.exp(-load));
  const missed = outcomes - draws.distinct;
  if (empty < 1000) return poisson(missed, empty);
  return normal((missed - empty) / Math.sqrt(variance));
}

function add(seen: Float64Array, cell: number): void {
  seen[cell] = (seen[cell] ?? 0) + 1;
}
