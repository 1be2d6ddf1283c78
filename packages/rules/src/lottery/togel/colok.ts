// Colok: digits that appear at all, alone or in twos and threes, and digits at their positions
// (lottery.md 1.10, 6.9). Winners have their cost back beside the prize.
import { choose, size } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countHits, countLines, parseLines } from '../lines.ts';
import { oddsOf } from '../number-play.ts';
import type { Counts, Play } from '../play.ts';
import { setOf, type LinesForm } from '../selection.ts';
import { symbolPlay } from '../symbol-play.ts';
import type { TogelFacts } from './facts.ts';
import {
  groupsOfFour,
  MACAU,
  MACAU_TIERS,
  NAGA,
  NAGA_TIERS,
  sortedCode,
  type HitsByTier,
} from './groups-of-four.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const MENU = 'Colok';
const RESULTS = 10_000;

/** How often chosen digits can appear among four: every way to add up to four at most. */
const SHARES = [[1], [2], [3], [4], [1, 1], [1, 2], [1, 3], [2, 2], [1, 1, 2], [1, 1, 1, 1]];

/** Colok bebas: a digit that appears, paid by how often. */
export function colokBebas(code: string, odds: readonly string[]): Play<TogelFacts> {
  return {
    code,
    menu: MENU,
    form: setOf(DIGITS),
    tiers: odds.map((each, at) => ({
      code: String(at + 1),
      chance: fraction(choose(4, at + 1) * 9 ** (3 - at), RESULTS),
      fixedOdds: oddsOf(each),
    })),
    ways: [[0, 1, 2, 3]],
    returnsCost: true,
    cost: oddsOf('0.94'),
    styles: ['FIXED'],
    combinations: 10,
    notesHint: 8,
    items: 'symbols',
    notes: ({ rows }) => size(rows[0] ?? 0),
    wins({ rows }, { times }, counts) {
      for (let count = 1; count <= 4; count += 1) {
        const found = size((rows[0] ?? 0) & (times[count] ?? 0));
        counts[count - 1] = (counts[count - 1] ?? 0) + found;
      }
    },
    mixtures({ rows }) {
      const chosen = size(rows[0] ?? 0);
      const shares = SHARES.filter((share) => share.length <= chosen);
      return shares.map((share) =>
        [1, 2, 3, 4, 5].map((count) => share.filter((each) => each === count).length),
      );
    },
  };
}

interface GroupColok {
  readonly code: string;
  readonly form: LinesForm;
  readonly tiers: readonly string[];
  /** Of the 10,000 results, by tier. */
  readonly ways: readonly number[];
  readonly odds: readonly string[];
  /** Tiers of the same kind of note. */
  readonly kinds: readonly (readonly number[])[];
  readonly combinations: number;
  readonly table: ReadonlyMap<number, HitsByTier>;
  hits(facts: TogelFacts): HitsByTier;
}

function groupColok(stated: GroupColok): Play<TogelFacts> {
  const { code, form, tiers, ways, odds, kinds, combinations, table } = stated;
  return {
    code,
    menu: MENU,
    form,
    tiers: tiers.map((tier, at) => ({
      code: tier,
      chance: fraction(ways[at] ?? 0, RESULTS),
      fixedOdds: oddsOf(odds[at] ?? ''),
    })),
    ways: kinds,
    returnsCost: true,
    cost: oddsOf('0.9'),
    styles: ['FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * 0.8),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins: ({ lines }, facts, counts) => addHits(lines, form.length, stated.hits(facts), counts),
    mixtures({ lines }) {
      const found = new Map<string, Counts>();
      for (const four of groupsOfFour(digitsNear(parseLines(form, lines) ?? [], form.length))) {
        const counts: Counts = new Array<number>(tiers.length + 1).fill(0);
        addHits(lines, form.length, table.get(sortedCode(four)) ?? [], counts);
        found.set(counts.join(), counts);
      }
      return [...found.values()];
    },
  };
}

function addHits(lines: string, length: number, hits: HitsByTier, counts: Counts): void {
  for (let tier = 0; tier < hits.length; tier += 1) {
    const drawn = hits[tier];
    if (drawn && drawn.length > 0) {
      counts[tier] = (counts[tier] ?? 0) + countHits(lines, length, drawn);
    }
  }
}

/** The digits of the numbers, and one that is in none of them, which stands for all such. */
function digitsNear(numbers: readonly number[], length: number): number[] {
  const chosen = new Set(
    numbers.flatMap((number) => Array.from(String(number).padStart(length, '0'), Number)),
  );
  const other = DIGITS.map(Number).find((digit) => !chosen.has(digit));
  return [...chosen, ...(other === undefined ? [] : [other])];
}

/** Colok macau: two different digits that both appear; of 9,026 results it loses in. */
export const COLOK_MACAU = groupColok({
  code: 'ColokMacau',
  form: { kind: 'lines', length: 2, sorted: true },
  tiers: MACAU_TIERS,
  // Six places for two digits in two orders, others from eight digits; four for the one that is
  // neither and 2³ − 2 for the rest; 2⁴ − 2.
  ways: [6 * 2 * 64, 4 * 8 * 6, 14],
  odds: ['7', '11', '18'],
  kinds: [[0, 1, 2]],
  combinations: 45,
  table: MACAU,
  hits: (facts) => facts.macau,
});

/** Colok naga: three digits of the four, each as often as it is chosen. */
export const COLOK_NAGA = groupColok({
  code: 'ColokNaga',
  form: {
    kind: 'lines',
    length: 3,
    sorted: true,
    parts: { width: 1, first: 0, last: 9, repeats: true },
  },
  tiers: NAGA_TIERS,
  // Different: seven others in 24 orders; one again, 3 × 12. A pair: 8 × 12; xxxy and xxyy, 4 + 6.
  // One digit: 9 × 4; all four, 1.
  ways: [7 * 24, 3 * 12, 8 * 12, 4 + 6, 9 * 4, 1],
  odds: ['23', '35', '23', '35', '23', '35'],
  kinds: [
    [0, 1],
    [2, 3],
    [4, 5],
  ],
  combinations: 220,
  table: NAGA,
  hits: (facts) => facts.naga,
});

/** Colok jitu: a digit at a position, rows AS, KOP, KEPALA and EKOR. */
export const COLOK_JITU: Play<TogelFacts> = {
  ...symbolPlay<TogelFacts, string>({
    code: 'ColokJitu',
    menu: MENU,
    symbols: DIGITS,
    tiers: ['WIN'],
    rows: 4,
    space: DIGITS.map((value) => ({ value, weight: 1n })),
    at: (facts, row) => facts.digits[row] ?? 0,
    pays: (symbol, digit) => (symbol === digit ? 'WIN' : undefined),
    odds: '8',
    styles: ['FIXED'],
  }),
  returnsCost: true,
  cost: oddsOf('0.94'),
};
