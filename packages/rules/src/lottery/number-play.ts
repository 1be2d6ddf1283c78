// Whole numbers played against drawn numbers: lô, đề and 3 càng, Thai top and bottom, 4D. A number
// wins as often as it is drawn.
import { parseRate, rate, type Rate } from '@fairhouse/values';
import { fraction } from './fraction.ts';
import { countLines, hasLine, parseLines } from './lines.ts';
import { permutationsOf } from './permutations.ts';
import type { Counts, Play } from './play.ts';
import type { LinesForm } from './selection.ts';

/** Drawn numbers that pay by the same odds. */
export interface DrawnRank<Facts> {
  /** The tier. */
  readonly code: string;
  readonly odds: string;
  /** How many numbers of the rank are drawn. */
  readonly count: number;
  /**
   * The drawn numbers, worked out with the facts; with their digits sorted where orders do not
   * matter.
   */
  drawn(facts: Facts): readonly number[];
}

export interface NumberPlay<Facts> {
  readonly code: string;
  readonly menu: string;
  readonly digits: number;
  readonly ranks: readonly DrawnRank<Facts>[];
  readonly stakeUnits?: number;
  /**
   * Every order of the digits is a note of its own: `different` takes no number of equal digits,
   * `any` takes it as one note.
   */
  readonly orders?: 'different' | 'any';
}

/** Seven of ten numbers: what one ticket should cover at most (lottery.md 1.8). */
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
      fixedOdds: oddsOf(rank.odds),
    })),
    ...(ranks.length > 1 ? { together: [all], ways: [all] } : {}),
    ...(stakeUnits === undefined ? {} : { stakeUnits }),
    styles: ['FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * COVER),
    items: orders === undefined ? 'numbers' : 'ticket',
    notes: ({ lines }) => (orders ? countOrders(form, lines) : countLines(form, lines)),
    wins({ lines }, facts, counts) {
      for (let tier = 0; tier < ranks.length; tier += 1) {
        const drawn = ranks[tier]?.drawn(facts);
        if (drawn) bumpHits(lines, digits, drawn, counts, tier);
      }
    },
    // Every drawn number can be a chosen one, and the same one.
    most(_picks, counts) {
      for (const [tier, rank] of ranks.entries()) bump(counts, tier, rank.count);
    },
  };
}

/** Adds to a tier how many of the drawn numbers stand in the lines. */
export function bumpHits(
  lines: string,
  digits: number,
  drawn: readonly number[],
  counts: Counts,
  tier: number,
): void {
  for (let at = 0; at < drawn.length; at += 1) {
    if (hasLine(lines, digits, drawn[at] ?? -1)) bump(counts, tier);
  }
}

export function bump(counts: Counts, tier: number, by = 1): void {
  counts[tier] = (counts[tier] ?? 0) + by;
}

/** Odds of the tables of lottery.md section 6. */
export function oddsOf(text: string): Rate {
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
