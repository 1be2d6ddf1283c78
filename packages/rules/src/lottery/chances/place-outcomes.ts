// Outcomes of tickets with a row for each place, such as the ten of a race: numbers that are alike
// to every row are one class, and the places are filled one after the other by classes. A race has
// 3,628,800 results, but at most 1,024 sets of numbers that the places so far can have taken.
import { prepareDraw, type Counts, type DrawFormat } from '../plays/play.ts';
import { maskBits } from '../slip/format-picks.ts';
import { countWins } from '../settling/settle.ts';
import { printNumbers } from './print-numbers.ts';
import type { Sliced } from './sliced.ts';
import { outcomeCollector, type DrawAsked, type DrawOutcomes, type Ticket } from './ticket.ts';

/** Draws with more sums than this have no outcomes: about half a second of CPU time. */
const MOST_SUMS = 400_000;

/** A slice is as long as this many sums. */
const SLICE = 500;

/** The outcomes; undefined for other plays and draws. */
export function* placeOutcomes(
  asked: DrawAsked,
  tickets: readonly Ticket[],
): Sliced<DrawOutcomes | undefined> {
  const form = asked.family.drawFormat;
  const { format, prizes = 1, marked } = form;
  const isKnown =
    format === 'digits' || format === 'sum' || format === 'faces' || format === 'pick';
  if (!isKnown || prizes > 1 || marked !== undefined) return undefined;
  if (!tickets.every(({ play, isZy }) => play.rowsApart && !isZy)) return undefined;
  const gains = gainsOf(asked, tickets);
  if (gains === undefined) return undefined;
  const classes = classesOf(gains, form);
  let states: ReadonlyMap<string, State> = new Map([['', startOf(classes, tickets)]]);
  let sums = 0;
  for (const place of gains) {
    const next = new Map<string, State>();
    for (const state of states.values()) {
      for (const [at, numbers] of classes.entries()) {
        const gain = place[numbers[0] ?? 0] ?? [];
        const step = stepOf(state, at, gain, format === 'pick');
        if (step !== undefined) addState(next, step);
        sums += 1;
        if (sums > MOST_SUMS) return undefined;
        if (sums % SLICE === 0) yield;
      }
    }
    states = next;
  }
  const outcomes = outcomeCollector();
  for (const { weight, counts } of states.values()) outcomes.add(weight, counts);
  return outcomes.collect();
}

/** What each ticket gets for a number at a place: by place, by number from 0, by ticket. */
type Gains = readonly (readonly (readonly Counts[])[])[];

/** The gains at the places that tickets play on; undefined for results that are not printed so. */
function gainsOf({ family }: DrawAsked, tickets: readonly Ticket[]): Gains | undefined {
  const { drawFormat } = family;
  let reads = 0;
  for (const { play, picks } of tickets) reads |= play.reads?.(picks) ?? 0;
  const gains: Counts[][][] = [];
  for (const place of maskBits(reads)) {
    const own: Counts[][] = [];
    for (const number of numbersOf(drawFormat)) {
      const draw = prepareDraw(
        family,
        printNumbers(drawFormat, withNumber(drawFormat, place, number)),
      );
      if (draw === undefined) return undefined;
      own.push(
        tickets.map(({ play, picks }) => {
          const rows = picks.rows.map((row, at) => (at === place ? row : 0));
          const counts: Counts = [];
          countWins({ play, picks: { ...picks, rows } }, draw, counts);
          return counts;
        }),
      );
    }
    gains.push(own);
  }
  return gains;
}

/** The numbers that a place can have. */
function numbersOf({ format, max }: DrawFormat): number[] {
  const isDigit = format === 'digits' || format === 'sum';
  return Array.from({ length: isDigit ? 10 : max }, (_, at) => (isDigit ? at : at + 1));
}

/** Any result with the number at the place. */
function withNumber(form: DrawFormat, place: number, number: number): number[] {
  const others = numbersOf(form).filter((each) => each !== number);
  return Array.from({ length: form.length }, (_, at) =>
    at === place ? number : ((form.format === 'pick' ? others.shift() : others[0]) ?? 0),
  );
}

/** The numbers, as indexes from 0, by what they bring at every place. */
function classesOf(gains: Gains, form: DrawFormat): number[][] {
  const classes = new Map<string, number[]>();
  for (const index of numbersOf(form).keys()) {
    const key = gains.map((place) => (place[index] ?? []).join(';')).join('|');
    classes.set(key, [...(classes.get(key) ?? []), index]);
  }
  return [...classes.values()];
}

/** Places that are filled so far: the numbers left of each class, and the counts of each ticket. */
interface State {
  readonly left: readonly number[];
  readonly counts: readonly Counts[];
  readonly weight: bigint;
}

function startOf(classes: readonly (readonly number[])[], tickets: readonly Ticket[]): State {
  return {
    left: classes.map((numbers) => numbers.length),
    counts: tickets.map(({ play }) => new Array<number>(play.tiers.length + 1).fill(0)),
    weight: 1n,
  };
}

/** One place more, with any number of a class; undefined where the class is used up. */
function stepOf(
  { left, counts, weight }: State,
  at: number,
  gain: readonly Counts[],
  isOnce: boolean,
): State | undefined {
  const ways = left[at] ?? 0;
  if (ways === 0) return undefined;
  return {
    left: isOnce ? left.with(at, ways - 1) : left,
    counts: counts.map((own, ticket) =>
      own.map((each, tier) => each + (gain[ticket]?.[tier] ?? 0)),
    ),
    weight: weight * BigInt(ways),
  };
}

function addState(states: Map<string, State>, step: State): void {
  const key = `${step.left.join()};${step.counts.join(';')}`;
  const known = states.get(key);
  states.set(key, known ? { ...known, weight: known.weight + step.weight } : step);
}
