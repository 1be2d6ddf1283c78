// Single digits of the special and the first prize, and properties of the last two digits of the
// special: tài, xỉu, chẵn, lẻ and their sum (lottery.md 1.8, 6.7).
import { size } from '../count.ts';
import { fraction } from '../fraction.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import type { VietnamFacts } from './facts.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Đầu and đuôi: one digit at its position, counted from the thousands. */
export function digitPlay(
  code: string,
  menu: string,
  prize: 'special' | 'first',
  place: number,
): Play<VietnamFacts> {
  return {
    code,
    menu,
    form: setOf(DIGITS),
    tiers: [{ code: 'WIN', chance: fraction(1, 10), fixedOdds: tableOdds('9.8') }],
    styles: ['FIXED'],
    combinations: 10,
    notesHint: 7,
    items: 'symbols',
    notes: ({ rows }) => size(rows[0] ?? 0),
    wins: ({ rows }, facts, counts) =>
      addCount(counts, 0, ((rows[0] ?? 0) >> (facts[prize][place] ?? 0)) & 1),
    most: (_picks, counts) => addCount(counts, 0),
  };
}

/** A property of the last two digits of the special, with its odds. */
interface Word {
  readonly code: string;
  readonly odds: string;
  holds(tens: number, ones: number): boolean;
}

const EVEN_MONEY = '1.95';

const OF_NUMBER: readonly Word[] = [
  { code: 'B', odds: EVEN_MONEY, holds: (tens) => tens >= 5 },
  { code: 'S', odds: EVEN_MONEY, holds: (tens) => tens < 5 },
  { code: 'O', odds: EVEN_MONEY, holds: (_tens, ones) => ones % 2 === 1 },
  { code: 'E', odds: EVEN_MONEY, holds: (_tens, ones) => ones % 2 === 0 },
];

const OF_SUM: readonly Word[] = [
  { code: 'B', odds: '2.1', holds: (tens, ones) => tens + ones >= 10 },
  { code: 'S', odds: '2.1', holds: (tens, ones) => tens + ones <= 8 },
  { code: 'O', odds: EVEN_MONEY, holds: (tens, ones) => (tens + ones) % 2 === 1 },
  { code: 'E', odds: EVEN_MONEY, holds: (tens, ones) => (tens + ones) % 2 === 0 },
  { code: '9', odds: '9', holds: (tens, ones) => tens + ones === 9 },
  { code: '0', odds: '70', holds: (tens, ones) => tens + ones === 0 },
  { code: '18', odds: '70', holds: (tens, ones) => tens + ones === 18 },
];

/** The true properties of every number of two digits, as bit masks. */
function truthsOf(words: readonly Word[]): number[] {
  return Array.from({ length: 100 }, (_, number) => {
    const [tens, ones] = [Math.trunc(number / 10), number % 10];
    return words.reduce((mask, word, at) => (word.holds(tens, ones) ? mask | (1 << at) : mask), 0);
  });
}

function wordPlay(code: string, menu: string, words: readonly Word[]): Play<VietnamFacts> {
  const truths = truthsOf(words);
  const members = (mask: number) => words.flatMap((_, at) => ((mask >> at) & 1 ? [at] : []));
  return {
    code,
    menu,
    form: setOf(words.map((word) => word.code)),
    tiers: words.map((word, at) => ({
      code: word.code,
      chance: fraction(truths.filter((mask) => (mask >> at) & 1).length, 100),
      fixedOdds: tableOdds(word.odds),
    })),
    together: [...new Set(truths)].map(members),
    styles: ['FIXED'],
    combinations: words.length,
    notesHint: words.length - 1,
    items: 'symbols',
    symbolTier: (_row, symbol) => symbol,
    notes: ({ rows }) => size(rows[0] ?? 0),
    wins({ rows }, { special }, counts) {
      const won = (rows[0] ?? 0) & (truths[(special[2] ?? 0) * 10 + (special[3] ?? 0)] ?? 0);
      for (let tier = 0; tier < words.length; tier += 1) addCount(counts, tier, (won >> tier) & 1);
    },
    spread: ({ rows: [row = 0] }) =>
      truths.map((mask) => ({
        weight: 1n,
        counts: [...words.map((_, tier) => ((row & mask) >> tier) & 1), 0],
      })),
    most({ rows }, counts) {
      for (let tier = 0; tier < words.length; tier += 1) {
        addCount(counts, tier, ((rows[0] ?? 0) >> tier) & 1);
      }
    },
  };
}

/** Tài 50–99, xỉu 00–49, chẵn and lẻ. */
export const specialWords = (code: string, menu: string) => wordPlay(code, menu, OF_NUMBER);

/** Tổng: the sum of the two digits, big from 10 and small up to 8; 9, 0 and 18 are separate. */
export const specialSums = (code: string, menu: string) => wordPlay(code, menu, OF_SUM);
