// Plays in which every chosen symbol is a separate note, defined by a table of what each outcome
// does to each symbol. Chances, wins and the worst payout are derived from that table.
import { assert, parseRate } from '@fairhouse/values';
import { size } from '../count.ts';
import { compare, fraction } from '../fraction.ts';
import { maskBits } from '../slip/format-picks.ts';
import type { Counts, Play, Style, Tier } from './play.ts';
import { rowsOf, setOf } from '../slip/selection.ts';

/** The value of `pays` for a symbol whose stake is refunded. */
export const TIED = 'TIED';

/** One outcome of a space; its probability is its weight over the total weight. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly weight: bigint;
}

export interface SymbolPlay<Facts, Value> {
  readonly code: string;
  readonly menu: string;
  readonly symbols: readonly string[];
  /** The tiers in order; one per symbol, with its name, when absent. */
  readonly tiers?: readonly string[];
  /** The number of equal rows, one per place; a single row when absent. */
  readonly rows?: number;
  readonly space: readonly Outcome<Value>[];
  /** The index in the space of a result's outcome, for a row. */
  at(facts: Facts, row: number): number;
  /** The tier by which a symbol wins in an outcome, TIED, or undefined where it loses. */
  pays(symbol: string, value: Value): string | undefined;
  /** Default odds as decimals, by tier; or a single one for all. */
  readonly odds?: Readonly<Record<string, string>> | string;
  /**
   * When absent: FIXED where there are odds, and GROUP where each note can win in one tier only.
   */
  readonly styles?: readonly Style[];
}

/** The symbols that an outcome pays in each tier, as masks; the tier after the last is for ties. */
type Pattern = readonly (readonly [tier: number, mask: number])[];

/** Builds the play of a table of outcomes. */
export function symbolPlay<Facts, Value>(stated: SymbolPlay<Facts, Value>): Play<Facts> {
  const { code, menu, symbols, space, rows = 1 } = stated;
  const codes = stated.tiers ?? symbols;
  const patterns = space.map(({ value }) => patternOf(stated, codes, value));
  const tiers = codes.map((tier, at) => tierOf(stated, tier, at, patterns));
  const reached = symbols.map((_, symbol) => tiersOf(patterns, symbol, codes.length));
  const ways = reached.filter((each) => each.length > 1);
  const different = [...new Map(patterns.map((each) => [each.join(';'), each])).values()];
  const combinations = symbols.length * rows;
  return {
    code,
    menu,
    form: rows === 1 ? setOf(symbols) : rowsOf(rows, symbols, 0),
    tiers,
    ...(ways.length > 0 ? { ways: addSingletons(ways, codes.length) } : {}),
    styles: stated.styles ?? listStyles(tiers, ways.length > 0),
    combinations,
    notesHint: combinations <= 6 ? combinations : Math.trunc(combinations * 0.8),
    items: 'symbols',
    symbolTier(_row, symbol) {
      const [tier, ...more] = reached[symbol] ?? [];
      return more.length > 0 ? undefined : tier;
    },
    notes: (picks) => picks.rows.reduce((notes, row) => notes + size(row), 0),
    wins(picks, facts, counts) {
      for (let row = 0; row < rows; row += 1) {
        const mask = picks.rows[row] ?? 0;
        if (mask !== 0) addPattern(patterns[stated.at(facts, row)], mask, counts);
      }
    },
    ...(rows === 1
      ? {
          mixtures: (picks) => mixturesOf(different, picks.rows[0] ?? 0, codes.length),
          spread: ({ rows: [row = 0] }) =>
            mixturesOf(patterns, row, codes.length).map((counts, at) => ({
              weight: space[at]?.weight ?? 0n,
              counts,
            })),
        }
      : { most: (picks, counts) => mostOf(different, picks.rows, counts) }),
  };
}

function addPattern(pattern: Pattern | undefined, row: number, counts: Counts): void {
  if (row === 0 || !pattern) return;
  for (const pair of pattern) {
    const hit = row & pair[1];
    if (hit !== 0) counts[pair[0]] = (counts[pair[0]] ?? 0) + size(hit);
  }
}

function patternOf<Facts, Value>(
  stated: SymbolPlay<Facts, Value>,
  codes: readonly string[],
  value: Value,
): Pattern {
  const masks = new Array<number>(codes.length + 1).fill(0);
  for (const [symbol, name] of stated.symbols.entries()) {
    const paid = stated.pays(name, value);
    if (paid === undefined) continue;
    const tier = paid === TIED ? codes.length : codes.indexOf(paid);
    assert(tier >= 0, `${stated.code} has no tier ${paid}`);
    masks[tier] = (masks[tier] ?? 0) | (1 << symbol);
  }
  return masks.flatMap((mask, tier) => (mask === 0 ? [] : [[tier, mask] as const]));
}

function tierOf<Facts, Value>(
  { code, symbols, space, odds, rows = 1, tiers }: SymbolPlay<Facts, Value>,
  name: string,
  at: number,
  patterns: readonly Pattern[],
): Tier {
  const last = tiers?.length ?? symbols.length;
  const total = space.reduce((sum, { weight }) => sum + weight, 0n);
  const chanceOf = (symbol: number, tier: number) => {
    let ways = 0n;
    for (const [each, { weight }] of space.entries()) {
      const hit = patterns[each]?.some((pair) => pair[0] === tier && (pair[1] >> symbol) & 1);
      if (hit) ways += weight;
    }
    return fraction(ways, total);
  };
  const own = symbols.flatMap((_, symbol) => {
    const chance = chanceOf(symbol, at);
    return chance.num === 0n ? [] : [{ chance, tie: chanceOf(symbol, last), symbol }];
  });
  const [first] = own;
  assert(first !== undefined, `${code}: ${name} never wins`);
  const alike = own.every(
    ({ chance, tie }) => compare(chance, first.chance) === 0 && compare(tie, first.tie) === 0,
  );
  assert(alike && rows >= 1, `${code}: notes of ${name} are not equally likely`);
  // Where a note can win in several tiers, the first of them carries the chance of a refund.
  const leads = tiersOf(patterns, first.symbol, last)[0] === at;
  const fixedOdds = parseRate((typeof odds === 'string' ? odds : odds?.[name]) ?? '');
  return {
    code: name,
    chance: first.chance,
    ...(leads && first.tie.num > 0n ? { tie: first.tie } : {}),
    ...(fixedOdds === undefined ? {} : { fixedOdds }),
  };
}

/** The tiers in which a symbol can win, in order. */
function tiersOf(patterns: readonly Pattern[], symbol: number, last: number): number[] {
  const found = new Set(
    patterns.flatMap((pattern) =>
      pattern.flatMap(([tier, mask]) => (tier < last && (mask >> symbol) & 1 ? [tier] : [])),
    ),
  );
  return [...found].sort((left, right) => left - right);
}

function listStyles(tiers: readonly Tier[], hasWays: boolean): Style[] {
  const fixed = tiers.every((tier) => tier.fixedOdds !== undefined);
  return [...(hasWays ? [] : (['GROUP'] as const)), ...(fixed ? (['FIXED'] as const) : [])];
}

/** The different sets of ways, plus a single-element set for every tier that is in none. */
function addSingletons(ways: readonly (readonly number[])[], tiers: number): number[][] {
  const sets = [...new Map(ways.map((set) => [set.join(), [...set]])).values()];
  const loners = Array.from({ length: tiers }, (_, tier) => tier).filter(
    (tier) => !sets.some((set) => set.includes(tier)),
  );
  return [...sets, ...loners.map((tier) => [tier])];
}

function mixturesOf(patterns: readonly Pattern[], row: number, last: number): Counts[] {
  return patterns.map((pattern) => {
    const counts = new Array<number>(last + 1).fill(0);
    addPattern(pattern, row, counts);
    return counts;
  });
}

/** The maximum counts of the rows together, each at its best outcome. */
function mostOf(patterns: readonly Pattern[], rows: readonly number[], counts: Counts): void {
  for (const row of rows) {
    const best: Counts = counts.map(() => 0);
    for (const pattern of patterns) {
      for (const [tier, mask] of pattern) best[tier] = Math.max(best[tier] ?? 0, size(row & mask));
    }
    for (const tier of maskBits((1 << counts.length) - 1)) {
      counts[tier] = (counts[tier] ?? 0) + (best[tier] ?? 0);
    }
  }
}
