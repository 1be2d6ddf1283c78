// Big, small, odd and even (大小单双), and the shapes of three digits (lottery.md 1.1, 6.3).
import { parseRate, rate } from '@fairhouse/values';
import { fraction } from '../fraction.ts';
import { size } from '../count.ts';
import type { Play } from '../plays/play.ts';
import { readsRows, rowsOf, setOf } from '../slip/selection.ts';
import type { DigitFacts } from './facts.ts';
import { SHAPE_WAYS, SHAPES } from './shape.ts';
import type { WindowPlay } from './window-play.ts';
import { addCount, listStyles } from './window-play.ts';

export const BSOE = ['B', 'S', 'O', 'E'] as const;
const EVEN_MONEY = parseRate('1.98') ?? rate(0n);

/** The values of B, S, O, E that are true, as a mask. */
function truths(isBig: boolean, number: number): number {
  return (isBig ? 1 : 2) | (number % 2 === 1 ? 4 : 8);
}

const DIGIT_TRUTHS = Array.from({ length: 10 }, (_, digit) => truths(digit >= 5, digit));

/**
 * The maximum number of a row's values that can be true of one digit: one of B and S, one of O and
 * E.
 */
function mostTrue(row: number): number {
  return Number((row & 3) !== 0) + Number((row & 12) !== 0);
}

/** A row of B, S, O, E per position; every combination of true values pays. */
export function bigSmall(length: 2 | 3): WindowPlay {
  const ways = (picks: { rows: readonly number[] }, count: (row: number, at: number) => number) =>
    picks.rows.reduce((notes, row, at) => notes * count(row, at), 1);
  return {
    form: rowsOf(length, BSOE),
    tiers: [{ code: 'WIN', chance: fraction(1, 2 ** length) }],
    combinations: 4 ** length,
    items: 'ticket',
    notes: (picks) => ways(picks, size),
    wins(picks, window, counts) {
      addCount(
        counts,
        0,
        ways(picks, (row, at) => size(row & (DIGIT_TRUTHS[window.digits[at] ?? 0] ?? 0))),
      );
    },
    most: (picks, counts) => addCount(counts, 0, ways(picks, mostTrue)),
  };
}

const BALL_TIERS = [{ code: 'WIN', chance: fraction(1, 2), fixedOdds: EVEN_MONEY }];

/** B, S, O, E of each ball separately. */
export const ballSides = (places: number): Play<DigitFacts> => ({
  code: 'BallBSOE',
  menu: 'Ball',
  form: rowsOf(places, BSOE, 0),
  tiers: BALL_TIERS,
  styles: listStyles(BALL_TIERS),
  combinations: 4 * places,
  notesHint: 4 * places,
  items: 'symbols',
  notes: (picks) => picks.rows.reduce((notes, row) => notes + size(row), 0),
  wins(picks, facts, counts) {
    for (let place = 0; place < places; place += 1) {
      addCount(
        counts,
        0,
        size((picks.rows[place] ?? 0) & (DIGIT_TRUTHS[facts.digits[place] ?? 0] ?? 0)),
      );
    }
  },
  most(picks, counts) {
    for (const row of picks.rows) addCount(counts, 0, mostTrue(row));
  },
  reads: readsRows,
  rowsApart: true,
});

const TOTAL_TIERS = BSOE.map((code) => ({ code, chance: fraction(1, 2), fixedOdds: EVEN_MONEY }));

/** B, S, O, E of the sum of a window's digits; the sum is big in one half of all results. */
export function totalSides(big: number): WindowPlay {
  return {
    form: setOf(BSOE),
    tiers: TOTAL_TIERS,
    together: [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ],
    combinations: 4,
    items: 'symbols',
    symbolTier: (_row, symbol) => symbol,
    notes: (picks) => size(picks.rows[0] ?? 0),
    wins(picks, window, counts) {
      const won = (picks.rows[0] ?? 0) & truths(window.sum >= big, window.sum);
      for (let tier = 0; tier < 4; tier += 1) addCount(counts, tier, (won >> tier) & 1);
    },
    most(picks, counts) {
      for (let tier = 0; tier < 4; tier += 1) {
        addCount(counts, tier, ((picks.rows[0] ?? 0) >> tier) & 1);
      }
    },
  };
}

const SHAPE_ODDS = ['90', '15.5', '3.5', '2.65', '3.15'] as const;

/** 特殊号 and 前中后三: leopard, straight, pair, half straight, mixed six. */
export function special(): WindowPlay {
  return {
    form: setOf(SHAPES),
    tiers: SHAPES.map((code, shape) => ({
      code,
      chance: fraction(SHAPE_WAYS[shape] ?? 0, 1000),
      fixedOdds: parseRate(SHAPE_ODDS[shape] ?? '') ?? rate(0n),
    })),
    combinations: SHAPES.length,
    items: 'symbols',
    symbolTier: (_row, symbol) => symbol,
    notes: (picks) => size(picks.rows[0] ?? 0),
    wins(picks, window, counts) {
      if (window.shape >= 0 && (((picks.rows[0] ?? 0) >> window.shape) & 1) === 1) {
        addCount(counts, window.shape);
      }
    },
    most(picks, counts) {
      for (let shape = 0; shape < SHAPES.length; shape += 1) {
        addCount(counts, shape, ((picks.rows[0] ?? 0) >> shape) & 1);
      }
    },
  };
}
