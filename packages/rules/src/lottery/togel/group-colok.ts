// Colok macau and colok naga: two and three digits that all appear among the four (lottery.md 1.10,
// 6.9). Winners get their cost back in addition to the prize.
import { lazy } from '../lazy.ts';
import { fraction } from '../fraction.ts';
import { countHits, countLines, parseLines } from '../slip/lines.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Counts, Play } from '../plays/play.ts';
import type { LinesForm } from '../slip/selection.ts';
import type { TogelFacts } from './facts.ts';
import { MACAU, MACAU_TIERS, NAGA, NAGA_TIERS, type GroupHits } from './groups-of-four.ts';

const RESULTS = 10_000;

interface GroupColok {
  readonly code: string;
  readonly form: LinesForm;
  readonly tiers: readonly string[];
  /** The number of winning results of the 10,000, by tier. */
  readonly ways: readonly number[];
  readonly odds: readonly string[];
  /** Tiers of the same kind of note. */
  readonly kinds: readonly (readonly number[])[];
  readonly combinations: number;
  readonly table: ReadonlyMap<number, GroupHits>;
  hits(facts: TogelFacts): GroupHits['byTier'];
}

function groupColok(stated: GroupColok): Play<TogelFacts> {
  const { code, form, tiers, ways, odds, kinds, combinations } = stated;
  return {
    code,
    menu: 'Colok',
    form,
    tiers: tiers.map((tier, at) => ({
      code: tier,
      chance: fraction(ways[at] ?? 0, RESULTS),
      fixedOdds: tableOdds(odds[at] ?? ''),
    })),
    ways: kinds,
    returnsCost: true,
    cost: tableOdds('0.9'),
    styles: ['FIXED'],
    combinations,
    notesHint: Math.trunc(combinations * 0.8),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins: ({ lines }, facts, counts) => addHits(lines, form.length, stated.hits(facts), counts),
    mixtures: ({ lines }) => mixturesOf(parseLines(form, lines) ?? [], stated),
  };
}

function addHits(lines: string, length: number, hits: GroupHits['byTier'], counts: Counts): void {
  for (let tier = 0; tier < hits.length; tier += 1) {
    const drawn = hits[tier];
    if (drawn && drawn.length > 0) {
      counts[tier] = (counts[tier] ?? 0) + countHits(lines, length, drawn);
    }
  }
}

/** The payouts of every relevant group of four digits, without duplicates. */
function mixturesOf(numbers: readonly number[], { form, table }: GroupColok): Counts[] {
  const chosen = new Set(numbers);
  const near = digitsNear(numbers, form.length);
  const found = new Map<number, Counts>();
  for (const { digits, byTier } of table.values()) {
    if ((digits & ~near) !== 0) continue;
    let key = 0;
    for (const hits of byTier) key = key * 8 + countIn(chosen, hits);
    if (!found.has(key)) found.set(key, [...byTier.map((hits) => countIn(chosen, hits)), 0]);
  }
  return [...found.values()];
}

/** The number of hits that are chosen; at most six. */
function countIn(chosen: ReadonlySet<number>, hits: readonly number[]): number {
  let count = 0;
  for (const hit of hits) if (chosen.has(hit)) count += 1;
  return count;
}

/**
 * The digits of the numbers as a mask, plus one digit outside them, which represents all others.
 */
function digitsNear(numbers: readonly number[], length: number): number {
  let mask = 0;
  for (const number of numbers) {
    for (let at = 0, rest = number; at < length; at += 1, rest = Math.trunc(rest / 10)) {
      mask |= 1 << (rest % 10);
    }
  }
  return (mask | (mask + 1)) & 1023;
}

/** Colok macau: two different digits that both appear. */
export const COLOK_MACAU = lazy(() =>
  groupColok({
    code: 'ColokMacau',
    form: { kind: 'lines', length: 2, sorted: true },
    tiers: MACAU_TIERS,
    // Six positions for two digits in two orders, the others from eight digits; four positions for
    // the one digit that is neither and 2³ − 2 for the rest; 2⁴ − 2.
    ways: [6 * 2 * 64, 4 * 8 * 6, 14],
    odds: ['7', '11', '18'],
    kinds: [[0, 1, 2]],
    combinations: 45,
    table: MACAU(),
    hits: (facts) => facts.macau,
  }),
);

/** Colok naga: three digits among the four, each at least as often as it is chosen. */
export const COLOK_NAGA = lazy(() =>
  groupColok({
    code: 'ColokNaga',
    form: {
      kind: 'lines',
      length: 3,
      sorted: true,
      parts: { width: 1, first: 0, last: 9, repeats: true },
    },
    tiers: NAGA_TIERS,
    // Different: seven other digits in 24 orders; one repeated, 3 × 12. A pair: 8 × 12; xxxy and
    // xxyy, 4 + 6. One digit: 9 × 4; all four, 1.
    ways: [7 * 24, 3 * 12, 8 * 12, 4 + 6, 9 * 4, 1],
    odds: ['23', '35', '23', '35', '23', '35'],
    kinds: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    combinations: 220,
    table: NAGA(),
    hits: (facts) => facts.naga,
  }),
);
