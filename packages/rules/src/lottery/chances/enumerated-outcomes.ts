// Outcomes by enumeration of all results, as far as the tickets depend on them.
import { findLunarYearSign } from '../lunar-year.ts';
import { prepareDraw, type DrawFormat } from '../plays/play.ts';
import { maskBits } from '../slip/format-picks.ts';
import { countWins } from '../settling/settle.ts';
import { printNumbers } from './print-numbers.ts';
import type { Sliced } from './sliced.ts';
import { outcomeCollector, type DrawAsked, type DrawOutcomes, type Ticket } from './ticket.ts';

/** More results are not enumerated: 100,000 of five digits take half a second of CPU time. */
export const MOST_RESULTS = 200_000;

/** A slice is as long as this many results. */
const SLICE = 250;

/** The outcomes; undefined where there are too many results, or they have no uniform form. */
export function* enumeratedOutcomes(
  { family, day }: DrawAsked,
  tickets: readonly Ticket[],
): Sliced<DrawOutcomes | undefined> {
  const { drawFormat } = family;
  const suffix = suffixOf(drawFormat, tickets, day);
  const results = suffix === undefined ? undefined : listResults(drawFormat, readsOf(tickets));
  if (results === undefined) return undefined;
  const isZy = tickets.some((ticket) => ticket.isZy);
  const outcomes = outcomeCollector();
  const counts: number[] = [];
  let done = 0;
  for (const numbers of results) {
    const draw = prepareDraw(family, numbers + suffix);
    if (draw === undefined) return undefined;
    const won = tickets.map((ticket) => {
      countWins(ticket, draw, counts);
      return [...counts];
    });
    outcomes.add(1n, won, isZy ? family.zyPercent?.(draw.facts) : undefined);
    done += 1;
    if (done % SLICE === 0) yield;
  }
  return outcomes.collect();
}

/**
 * What follows the numbers: the sign of the year, where the family prints one. Only a play with
 * tiers of the year depends on it; undefined where it does and the day is not known.
 */
function suffixOf(
  { marked }: DrawFormat,
  tickets: readonly Ticket[],
  day: DrawAsked['day'],
): string | undefined {
  if (marked === undefined) return '';
  const sign = day === undefined ? undefined : findLunarYearSign(day);
  if (sign !== undefined) return `@${sign}`;
  return tickets.some(({ play }) => play.tierOn !== undefined) ? undefined : '@rat';
}

/** The positions that decide the tickets; undefined for all. */
function readsOf(tickets: readonly Ticket[]): number | undefined {
  let mask = 0;
  for (const { play, picks, isZy } of tickets) {
    if (play.reads === undefined) return undefined;
    mask |= play.reads(picks) | (isZy ? 1 : 0);
  }
  return mask;
}

/** All results with different symbols at these positions; the other positions have any symbols. */
function listResults(form: DrawFormat, reads: number | undefined): Iterable<string> | undefined {
  const { format, length, max, prizes = 1 } = form;
  if (prizes > 1) return undefined;
  const places = maskBits(reads ?? (1 << length) - 1);
  if (format === 'digits' || format === 'sum') {
    return 10 ** places.length > MOST_RESULTS ? undefined : strings({ form, places, base: 10 });
  }
  if (format === 'faces') {
    return max ** places.length > MOST_RESULTS ? undefined : strings({ form, places, base: max });
  }
  if (format !== 'pick') return undefined;
  let count = 1;
  for (let at = 0; at < places.length; at += 1) count *= max - at;
  return count > MOST_RESULTS ? undefined : arrangements(form, places);
}

interface Strings {
  readonly form: DrawFormat;
  readonly places: readonly number[];
  readonly base: number;
}

/** Independent digits or faces. */
function* strings({ form, places, base }: Strings): Generator<string> {
  const least = form.format === 'faces' ? 1 : 0;
  const row = new Array<number>(form.length).fill(least);
  for (let code = 0; code < base ** places.length; code += 1) {
    let rest = code;
    for (const place of places) {
      row[place] = least + (rest % base);
      rest = Math.trunc(rest / base);
    }
    yield printNumbers(form, row);
  }
}

/** Different numbers from 1: every arrangement at the places, the smallest others elsewhere. */
function* arrangements(form: DrawFormat, places: readonly number[]): Generator<string> {
  const { length, max } = form;
  const row = new Array<number>(length).fill(0);
  const taken = new Set<number>();
  const fill = function* fillFrom(at: number): Generator<string> {
    const place = places[at];
    if (place === undefined) {
      let next = 1;
      const whole = row.map((each, index) => {
        if (places.includes(index)) return each;
        while (taken.has(next)) next += 1;
        next += 1;
        return next - 1;
      });
      yield printNumbers(form, whole);
      return;
    }
    for (let number = 1; number <= max; number += 1) {
      if (taken.has(number)) continue;
      taken.add(number);
      row[place] = number;
      yield* fillFrom(at + 1);
      taken.delete(number);
    }
  };
  yield* fill(0);
}
