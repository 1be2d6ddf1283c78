// Straight, join and entry plays: digits at their positions, in order (lottery.md 1.1).
import { fraction } from '../fraction.ts';
import { size } from '../count.ts';
import { countLines, hasLine } from '../slip/lines.ts';
import { rowsOf, type LinesForm } from '../slip/selection.ts';
import { addCount, DIGITS, atMostOneWin, type WindowPlay } from './window-play.ts';

/** 直选复式: one row per position, all correct. */
export function straight(length: number): WindowPlay {
  return {
    form: rowsOf(length, DIGITS),
    tiers: [{ code: 'WIN', chance: fraction(1, 10 ** length) }],
    combinations: 10 ** length,
    items: 'numbers',
    notes: (picks) => product(picks.rows),
    wins(picks, window, counts) {
      for (let place = 0; place < length; place += 1) {
        if ((((picks.rows[place] ?? 0) >> (window.digits[place] ?? 0)) & 1) === 0) return;
      }
      addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/**
 * 组合: the whole number and each shorter suffix of it are separate notes, counted per full
 * combination.
 */
export function join(length: number): WindowPlay {
  const tiers = Array.from({ length }, (_, tier) => ({
    code: `T${tier + 1}`,
    chance: fraction(1, 10 ** (length - tier)),
  }));
  return {
    form: rowsOf(length, DIGITS),
    tiers,
    together: [tiers.map((_, tier) => tier)],
    combinations: length * 10 ** length,
    items: 'ticket',
    notes: (picks) => length * product(picks.rows),
    wins(picks, window, counts) {
      const first = firstOfRightSuffix(picks.rows, window.digits);
      for (let tier = first; tier < length; tier += 1) {
        addCount(counts, tier, product(picks.rows.slice(0, tier)));
      }
    },
    most(picks, counts) {
      for (let tier = 0; tier < length; tier += 1) {
        addCount(counts, tier, product(picks.rows.slice(0, tier)));
      }
    },
  };
}

/** 单式: whole numbers as entered. */
export function single(length: number): WindowPlay {
  const form: LinesForm = { kind: 'lines', length, sorted: false };
  return {
    form,
    tiers: [{ code: 'WIN', chance: fraction(1, 10 ** length) }],
    combinations: 10 ** length,
    items: 'numbers',
    notes: (picks) => countLines(form, picks.lines),
    wins(picks, window, counts) {
      if (hasLine(picks.lines, length, window.code)) addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/** The first position from which all rows are correct. */
function firstOfRightSuffix(rows: readonly number[], digits: readonly number[]): number {
  let place = rows.length;
  while (place > 0 && (((rows[place - 1] ?? 0) >> (digits[place - 1] ?? 0)) & 1) === 1) place -= 1;
  return place;
}

function product(rows: readonly number[]): number {
  let notes = 1;
  for (const row of rows) notes *= size(row);
  return notes;
}
