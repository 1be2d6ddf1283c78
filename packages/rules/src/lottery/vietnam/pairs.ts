// Đá: pairs of numbers of two digits over all prizes, by either of the two rules that operators use
// (lottery.md 1.8, 6.7b). A pair costs two units per prize.
import { choose } from '../count.ts';
import { countHits, countLines, parseLines } from '../slip/lines.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Counts, Play, Spread } from '../plays/play.ts';
import { chanceAllDrawn, meanPairs, meanRepeats } from './chances.ts';
import type { VietnamFacts } from './facts.ts';
import { twoDigits } from './parlays.ts';
import { timesDrawn, type Alike } from './times-drawn.ts';

const MOST_NUMBERS = 10;

interface Pairs {
  readonly code: string;
  readonly menu: string;
  readonly prizes: number;
  readonly odds: string;
}

const FORM = twoDigits(2, MOST_NUMBERS);

function pairsOf(lines: string): number {
  return choose(countLines(FORM, lines), 2);
}

function statement({ code, menu, prizes }: Pairs) {
  return {
    code,
    menu,
    form: FORM,
    stakeUnits: 2 * prizes,
    styles: ['FIXED'],
    combinations: choose(100, 2),
    notesHint: choose(MOST_NUMBERS, 2),
    items: 'ticket',
    notes: ({ lines }) => pairsOf(lines),
  } as const satisfies Partial<Play<VietnamFacts>>;
}

/** MIN_PAIRS: each pair wins as often as the rarer of its two numbers is drawn. */
export function minimumPairs(pairs: Pairs): Play<VietnamFacts> {
  const { prizes, odds } = pairs;
  return {
    ...statement(pairs),
    tiers: [{ code: 'WIN', chance: meanPairs(prizes), fixedOdds: tableOdds(odds) }],
    wins({ lines }, { seen, times }, counts) {
      if (countHits(lines, 2, seen) < 2) return;
      const drawn = (parseLines(FORM, lines) ?? []).map((number) => times[number] ?? 0);
      for (const [at, one] of drawn.entries()) {
        for (const other of drawn.slice(at + 1)) addCount(counts, 0, Math.min(one, other));
      }
    },
    most: ({ lines }, counts) => addCount(counts, 0, mostPairs(countLines(FORM, lines), prizes)),
    spread: spreads(prizes, (drawn) => [pairsAmong(drawn), 0]),
  };
}

/** The pairs of drawn numbers: each is the rarer one beside all that are drawn more often. */
function pairsAmong(drawn: readonly Alike[]): number {
  let [pairs, before] = [0, 0];
  for (const { numbers, times } of drawn) {
    pairs += times * (numbers * before + choose(numbers, 2));
    before += numbers;
  }
  return pairs;
}

/** The outcomes of picks, which depend on the count of their numbers alone. */
function spreads(prizes: number, countsOf: (drawn: readonly Alike[]) => Counts) {
  return function* ({ lines }: { readonly lines: string }): Generator<Spread> {
    for (const { weight, drawn } of timesDrawn(countLines(FORM, lines), prizes)) {
      yield { weight, counts: countsOf(drawn) };
    }
  };
}

/** The maximum number of pairs: the prizes distributed over the numbers as evenly as possible. */
function mostPairs(numbers: number, prizes: number): number {
  let most = 0;
  for (let drawn = 2; drawn <= numbers; drawn += 1) {
    const each = Math.trunc(prizes / drawn);
    const over = prizes % drawn;
    most = Math.max(most, each * choose(drawn, 2) + choose(over, 2));
  }
  return most;
}

/**
 * ROUND_BONUS: the ticket as a whole wins one round less than the count of its drawn numbers, plus
 * half a prize for each repeat of the most frequent of them. The worst case is a ticket of one
 * pair: more numbers cost more pairs than they win rounds. So the chances are those of a pair.
 */
export function roundsAndBonus(pairs: Pairs, bonus: string): Play<VietnamFacts> {
  const { prizes, odds } = pairs;
  return {
    ...statement(pairs),
    tiers: [
      { code: 'ROUND', chance: chanceAllDrawn(2, prizes), fixedOdds: tableOdds(odds) },
      { code: 'BONUS', chance: meanRepeats(prizes), fixedOdds: tableOdds(bonus) },
    ],
    together: [[0, 1]],
    ways: [[0, 1]],
    joint: true,
    wins({ lines }, { seen, times }, counts) {
      const hits = countHits(lines, 2, seen);
      if (hits < 2) return;
      let most = 0;
      for (const number of parseLines(FORM, lines) ?? []) most = Math.max(most, times[number] ?? 0);
      addCount(counts, 0, hits - 1);
      addCount(counts, 1, most - 1);
    },
    most({ lines }, counts) {
      addCount(counts, 0, countLines(FORM, lines) - 1);
      addCount(counts, 1, prizes - 2);
    },
    spread: spreads(prizes, (drawn) => {
      const rounds = drawn.reduce((sum, { numbers }) => sum + numbers, 0) - 1;
      return rounds > 0 ? [rounds, (drawn[0]?.times ?? 1) - 1, 0] : [0, 0, 0];
    }),
  };
}
