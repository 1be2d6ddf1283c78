// Plays on the sum, the tail of the sum and the span of a window (lottery.md 1.1).
import { fraction } from '../fraction.ts';
import { size, tally, sumWeights } from '../count.ts';
import { setOf } from '../slip/selection.ts';
import type { WindowPlay } from './window-play.ts';
import { addCount, DIGITS, atMostOneWin, numbersFrom } from './window-play.ts';

/** 直选和值: every number whose digits have a chosen sum. */
export function sum(length: number): WindowPlay {
  const most = 9 * length;
  const ways = tally(length, most, total);
  return {
    form: setOf(numbersFrom(0, most)),
    tiers: [{ code: 'WIN', chance: fraction(1, 10 ** length) }],
    combinations: 10 ** length,
    items: 'symbols',
    symbolNotes: (_row, symbol) => ways[symbol] ?? 0,
    notes: (picks) => sumWeights(picks.rows[0] ?? 0, ways),
    wins(picks, window, counts) {
      if ((((picks.rows[0] ?? 0) >> window.sum) & 1) === 1) addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/** 跨度: every number whose difference of highest and lowest digit is chosen. */
export function span(length: number): WindowPlay {
  const ways = tally(length, 9, (digits) => Math.max(...digits) - Math.min(...digits));
  return {
    form: setOf(DIGITS),
    tiers: [{ code: 'WIN', chance: fraction(1, 10 ** length) }],
    combinations: 10 ** length,
    items: 'symbols',
    symbolNotes: (_row, symbol) => ways[symbol] ?? 0,
    notes: (picks) => sumWeights(picks.rows[0] ?? 0, ways),
    wins(picks, window, counts) {
      if ((((picks.rows[0] ?? 0) >> window.span) & 1) === 1) addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/** 和值尾数: the last digit of the sum. */
export function sumTail(): WindowPlay {
  return {
    form: setOf(DIGITS),
    tiers: [{ code: 'WIN', chance: fraction(1, 10) }],
    combinations: 10,
    items: 'symbols',
    notes: (picks) => size(picks.rows[0] ?? 0),
    wins(picks, window, counts) {
      if ((((picks.rows[0] ?? 0) >> (window.sum % 10)) & 1) === 1) addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/** 组选和值 of two: unordered pairs of different digits with a chosen sum. */
export function groupSum2(): WindowPlay {
  const ways = tally(2, 18, (digits) => (ascends(digits, true) ? total(digits) : -1));
  return {
    form: setOf(numbersFrom(1, 17)),
    tiers: [{ code: 'WIN', chance: fraction(2, 100) }],
    combinations: 45,
    items: 'symbols',
    symbolNotes: (_row, symbol) => ways[symbol + 1] ?? 0,
    notes: (picks) => sumWeights((picks.rows[0] ?? 0) << 1, ways),
    wins(picks, window, counts) {
      if (!window.leopard && ((((picks.rows[0] ?? 0) << 1) >> window.sum) & 1) === 1)
        addCount(counts, 0);
    },
    most: atMostOneWin,
  };
}

/** 组选和值 of three: groups with a chosen sum, without leopards; pays as 组三 or 组六. */
export function groupSum3(): WindowPlay {
  const pairs = tally(3, 27, (digits) =>
    ascends(digits) && kinds(digits) === 2 ? total(digits) : -1,
  );
  const sixes = tally(3, 27, (digits) => (ascends(digits, true) ? total(digits) : -1));
  const ways = pairs.map((count, key) => count + (sixes[key] ?? 0));
  return {
    form: setOf(numbersFrom(1, 26)),
    tiers: [
      { code: 'ZU3', chance: fraction(3, 1000) },
      { code: 'ZU6', chance: fraction(6, 1000) },
    ],
    combinations: 210,
    items: 'symbols',
    symbolNotes: (_row, symbol) => ways[symbol + 1] ?? 0,
    notes: (picks) => sumWeights((picks.rows[0] ?? 0) << 1, ways),
    wins(picks, window, counts) {
      if (window.leopard || ((((picks.rows[0] ?? 0) << 1) >> window.sum) & 1) === 0) return;
      addCount(counts, size(window.present) === 2 ? 0 : 1);
    },
    most(picks, counts) {
      if (sumWeights((picks.rows[0] ?? 0) << 1, pairs) > 0) addCount(counts, 0);
      if (sumWeights((picks.rows[0] ?? 0) << 1, sixes) > 0) addCount(counts, 1);
    },
  };
}

function total(digits: readonly number[]): number {
  return digits.reduce((sumSoFar, digit) => sumSoFar + digit, 0);
}

/** Whether the digits are in ascending order, so that each group is counted once. */
function ascends(digits: readonly number[], strictly = false): boolean {
  return digits.every((digit, at) => {
    const before = digits[at - 1] ?? -1;
    return strictly ? before < digit : before <= digit;
  });
}

function kinds(digits: readonly number[]): number {
  return new Set(digits).size;
}
