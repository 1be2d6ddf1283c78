// The 6D game of the PCSO: correct digits from either end (lottery.md 1.11).
import { lazy } from '../lazy.ts';
import { fraction } from '../fraction.ts';
import { countLines, parseLines } from '../slip/lines.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import type { LinesForm } from '../slip/selection.ts';
import type { DigitFacts } from './digits.ts';
import { pcsoSixSpread } from './pcso-six-spread.ts';

/** Bound that keeps a ticket's entries in a list, which is scanned linearly. */
const MOST_NUMBERS = 300;
const FORM: LinesForm = { kind: 'lines', length: 6, sorted: false, most: MOST_NUMBERS };

/** Prizes of 150,000, 40,000, 4,000, 400 and 40 for 10 pesos, by the number of correct digits. */
const ODDS: Readonly<Record<string, string>> = {
  '6': '15000',
  '5': '4000',
  '4': '400',
  '3': '40',
  '2': '4',
};
const RANKS = ['6', '5', '4', '3', '2'];

/** Numbers of six digits; a note wins by its longer correct prefix or suffix. */
export const PCSO_SIX = lazy((): Play<DigitFacts> => ({
  code: 'PCSO_6D',
  menu: 'PCSO',
  form: FORM,
  tiers: RANKS.map((code) => ({
    code,
    chance: fraction(waysOf(Number(code)), 1_000_000),
    fixedOdds: tableOdds(ODDS[code] ?? ''),
  })),
  ways: [[0, 1, 2, 3, 4]],
  styles: ['FIXED'],
  combinations: 1_000_000,
  notesHint: MOST_NUMBERS,
  items: 'ticket',
  notes: ({ lines }) => countLines(FORM, lines),
  wins({ lines }, { digits }, counts) {
    for (let start = 0; start < lines.length; start += 7) {
      const right = rightDigits(lines, start, digits);
      if (right > 1) addCount(counts, 6 - right);
    }
  },
  spread: ({ lines }) => pcsoSixSpread(parseLines(FORM, lines) ?? []),
  // At most one number is the drawn one; any number of others can match from one end.
  mixtures({ lines }) {
    const entries = countLines(FORM, lines);
    return RANKS.flatMap((_, tier) => {
      const filled = (first: number) =>
        RANKS.map((_rank, at) => (at === 0 ? first : at === tier ? entries - first : 0)).concat(0);
      return tier === 0 ? [filled(1)] : [filled(1), filled(0)];
    });
  },
}));

/**
 * The number of correct digits of an entry from the left or from the right, whichever is greater.
 */
function rightDigits(lines: string, start: number, digits: readonly number[]): number {
  let [left, right] = [0, 0];
  while (left < 6 && lines.charCodeAt(start + left) - 48 === digits[left]) left += 1;
  while (right < 6 && lines.charCodeAt(start + 5 - right) - 48 === digits[5 - right]) right += 1;
  return Math.max(left, right);
}

/**
 * The count of numbers, of a million, with `wanted` correct digits: each position is correct, or
 * one of nine wrong digits.
 */
function waysOf(wanted: number): number {
  let ways = 0;
  for (let places = 0; places < 64; places += 1) {
    const isRight = Array.from({ length: 6 }, (_, at) => ((places >> at) & 1) === 1);
    const run = (from: readonly boolean[]) => (from.includes(false) ? from.indexOf(false) : 6);
    if (Math.max(run(isRight), run(isRight.toReversed())) !== wanted) continue;
    ways += isRight.reduce((all, right) => all * (right ? 1 : 9), 1);
  }
  return ways;
}
