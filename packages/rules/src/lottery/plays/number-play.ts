// Whole numbers compared with drawn numbers: lô, đề and 3 càng, Thai top and bottom, 4D. A number
// wins each time it is drawn.
import { parseRate, rate, type Rate } from '@fairhouse/values';
import { fraction } from '../fraction.ts';
import { countLines, hasLine, parseLines } from '../slip/lines.ts';
import { permutationsOf } from '../slip/permutations.ts';
import type { Counts, Play } from './play.ts';
import type { LinesForm } from '../slip/selection.ts';

/** Drawn numbers that pay at the same odds. */
export interface DrawnRank<Facts> {
  /** The tier. */
  readonly code: string;
  readonly odds: string;
  /** The count of drawn numbers of the rank. */
  readonly count: number;
  /** The drawn numbers, computed with the facts; with sorted digits where order does not matter. */
  drawn(facts: Facts): readonly number[];
}

export interface NumberPlay<Facts> {
  readonly code: string;
  readonly menu: string;
  readonly digits: number;
  readonly ranks: readonly DrawnRank<Facts>[];
  readonly stakeUnits?: number;
  /**
   * Every order of the digits is a separate note: `different` rejects numbers of equal digits,
   * `any` accepts them as one note.
   */
  readonly orders?: 'different' | 'any';
}

/** 70 % of the numbers: the proposed maximum of one ticket (lottery.md 1.8). */
const COVER = 0.7;

/** A play of whole numbers, FIXED; a note can win in several ranks and several times in one. */
export function numberPlay<Facts>(play: NumberPlay<Facts>): Play<Facts> {
  const { code, menu, digits, ranks, stakeUnits, orders } = play;
  const form = numberForm(digits, orders);
  const space = 10 ** digits;
  const all = ranks.map((_, tier) => tier);
  const combinations = orders === 'different' ? space - 10 : space;
  return {
    code,
    menu,
    form,
    tiers: ranks.map((rank) => ({
      code: rank.code,
      chance: fraction(rank.count, space),
      fixedOdds: tableOdds(rank.odds),
    })),
    ...(ranks.length > 1 ? { together: [all], ways: [all] } : {}),
    ...(stakeUnits === undefined ? {} : { stakeUnits }),
    draws: ranks.map(({ count }, tier) => ({ count, tiers: [tier] })),
    styles: ['FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * COVER),
    items: orders === undefined ? 'numbers' : 'ticket',
    notes: ({ lines }) => (orders ? countOrders(form, lines) : countLines(form, lines)),
    wins({ lines }, facts, counts) {
      for (let tier = 0; tier < ranks.length; tier += 1) {
        const drawn = ranks[tier]?.drawn(facts);
        if (drawn) addHits(lines, digits, drawn, counts, tier);
      }
    },
    // Every drawn number can be a chosen one, and all drawn numbers can be equal.
    most(_picks, counts) {
      for (const [tier, rank] of ranks.entries()) addCount(counts, tier, rank.count);
    },
  };
}

/** Adds to a tier the number of drawn numbers that are in the lines. */
export function addHits(
  lines: string,
  digits: number,
  drawn: readonly number[],
  counts: Counts,
  tier: number,
): void {
  for (let at = 0; at < drawn.length; at += 1) {
    if (hasLine(lines, digits, drawn[at] ?? -1)) addCount(counts, tier);
  }
}

export function addCount(counts: Counts, tier: number, by = 1): void {
  counts[tier] = (counts[tier] ?? 0) + by;
}

/** Parses odds from the tables of lottery.md section 6. */
export function tableOdds(text: string): Rate {
  return parseRate(text) ?? rate(0n);
}

function numberForm(digits: number, orders: NumberPlay<unknown>['orders']): LinesForm {
  const form = { kind: 'lines', length: digits, sorted: orders !== undefined } as const;
  return orders === 'any'
    ? { ...form, parts: { width: 1, first: 0, last: 9, repeats: true } }
    : form;
}

function countOrders(form: LinesForm, lines: string): number {
  const numbers = parseLines(form, lines) ?? [];
  return numbers.reduce((notes, number) => notes + permutationsOf(number, form.length), 0);
}
