// Pick k: every k of the chosen numbers form a note, paid by the count of drawn ones (lottery.md
// 1.6, 6.5b).
import { lazy } from '../lazy.ts';
import { parseRate } from '@fairhouse/values';
import { choose } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countHits, countLines } from '../slip/lines.ts';
import type { Counts, Play } from '../plays/play.ts';
import { numbersForm } from '../slip/selection.ts';
import type { KenoFacts } from './facts.ts';

/** The maximum number of chosen numbers of one ticket. */
const MOST_NUMBERS = 15;

/** Odds by hits, as pairs of hits and decimal odds, most hits first (lottery.md 6.5b). */
const PRIZES: readonly (readonly (readonly [hits: number, odds: string])[])[] = [
  [[1, '3.6']],
  [[2, '15']],
  [
    [3, '45'],
    [2, '2'],
  ],
  [
    [4, '110'],
    [3, '6'],
    [2, '1.3'],
  ],
  [
    [5, '550'],
    [4, '22'],
    [3, '3.3'],
  ],
  [
    [6, '2200'],
    [5, '65'],
    [4, '7'],
    [3, '1.7'],
  ],
  [
    [7, '8000'],
    [6, '200'],
    [5, '18'],
    [4, '3.5'],
    [0, '1.5'],
  ],
];

/** Pick 1 to Pick 7. */
export const PICKS = lazy((): readonly Play<KenoFacts>[] =>
  PRIZES.map((prizes, at) => pick(at + 1, prizes)),
);

function pick(count: number, prizes: readonly (readonly [number, string])[]): Play<KenoFacts> {
  const form = numbersForm(2, 1, 80, { least: count, most: MOST_NUMBERS });
  const tiers = prizes.map(([hits, odds]) => {
    const fixedOdds = parseRate(odds);
    const ways = choose(20, hits) * choose(60, count - hits);
    const tier = { code: String(hits), chance: fraction(ways, choose(80, count)) };
    return fixedOdds === undefined ? tier : { ...tier, fixedOdds };
  });
  const add = (chosen: number, shown: number, counts: Counts) => {
    for (const [tier, [hits]] of prizes.entries()) {
      const won = choose(shown, hits) * choose(chosen - shown, count - hits);
      if (won > 0) counts[tier] = (counts[tier] ?? 0) + won;
    }
  };
  return {
    code: `Pick${count}`,
    menu: 'Pick',
    form,
    tiers,
    ...(tiers.length > 1 ? { ways: [tiers.map((_, tier) => tier)] } : {}),
    styles: ['FIXED'],
    combinations: choose(80, count),
    notesHint: choose(MOST_NUMBERS, count),
    items: count === 1 ? 'numbers' : 'ticket',
    notes: (picks) => choose(countLines(form, picks.lines), count),
    wins(picks, facts, counts) {
      add(countLines(form, picks.lines), hitsOf(picks.lines, facts), counts);
    },
    mixtures(picks) {
      const chosen = countLines(form, picks.lines);
      return Array.from({ length: chosen + 1 }, (_, shown) => {
        const counts = new Array<number>(tiers.length + 1).fill(0);
        add(chosen, shown, counts);
        return counts;
      });
    },
  };
}

/** The number of drawn numbers in a canonical text; short texts are scanned directly. */
function hitsOf(lines: string, { drawn, numbers }: KenoFacts): number {
  if (lines.startsWith('#')) return countHits(lines, 2, numbers);
  let hits = 0;
  for (let at = 0; at < lines.length; at += 3) {
    hits += drawn[10 * lines.charCodeAt(at) + lines.charCodeAt(at + 1) - 528] ?? 0;
  }
  return hits;
}
