// The properties that every family of plays must have, as tests: the test file of a family passes
// the family, its plain implementation and its results, and gets the properties of lottery.md
// sections 1 and 2.
import fc from 'fast-check';
import { amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { exposureItems, MAX_ITEMS, worstPayout } from '../lottery/pricing/exposure.ts';
import { add, fraction, multiply, type Fraction } from '../lottery/fraction.ts';
import { parseStoredPicks } from '../lottery/slip/format-picks.ts';
import { prepareDraw, type Family, type Play, type PreparedDraw } from '../lottery/plays/play.ts';
import type { Selection } from '../lottery/slip/selection.ts';
import { countWins, settleBet } from '../lottery/settling/settle.ts';
import {
  checkSlip,
  formatSelection,
  parseSelection,
  readBet,
  type Bet,
  type Slip,
} from '../lottery/slip/slip.ts';
import { betCost, defaultOdds, type Terms } from '../lottery/pricing/terms.ts';
import { makeChance, type Chance } from './chance.ts';
import { ANY_SIZE, randomBet } from './random-slip.ts';

/** One enumerated note: whether a result hits or ties it, and in which tier. */
export interface PlainNote<Result> {
  /**
   * How often the note wins in each of its tiers; empty where it loses. A note of a play that pays
   * per occurrence can win more than once.
   */
  wins(result: Result): readonly { readonly tier: string; readonly times: number }[];
  ties?(result: Result): boolean;
}

export interface FamilyUnderTest<Result> {
  readonly family: Family;
  /** Every note of a bet, enumerated from the table as simply as possible. */
  plainNotes(slip: Slip, bet: Bet): readonly PlainNote<Result>[];
  /** A printed result that is likely to match the selection. */
  resultNear(chance: Chance, selection: Selection): string;
  /** The printed result as the plain implementation represents it. */
  readResult(numbers: string): Result;
  /** The number of random slips per property; fewer for plays with large slips. */
  readonly runs?: number;
}

const seeds = fc.nat(2 ** 31);

/** The prepared result, which must be one of the family. */
export function preparedDraw(family: Family, numbers: string): PreparedDraw {
  const draw = prepareDraw(family, numbers);
  if (!draw) throw new Error(`no result of ${family.code}: ${numbers}`);
  return draw;
}

/** Defines the tests of every play of the family. */
export function testFamilyProperties<Result>(test: FamilyUnderTest<Result>): void {
  const named = [...test.family.plays.values()].map((play) => [play.code, play] as const);
  const numRuns = test.runs ?? 12;
  describe.each(named)('%s', (_, play: Play) => {
    it('counts the same notes and wins as the enumeration of its notes', () => {
      fc.assert(
        fc.property(seeds, (seed) => checkCounts(test, play, makeChance(seed))),
        { numRuns },
      );
    });
    it('formats each selection as one text and parses it back', () => {
      fc.assert(
        fc.property(seeds, (seed) => checkRoundTrip(test.family, play, makeChance(seed))),
        { numRuns },
      );
    });
    it('never pays more than the worst payout', () => {
      fc.assert(
        fc.property(seeds, (seed) => checkWorstPayout(test, play, makeChance(seed))),
        { numRuns },
      );
    });
  });
}

function checkCounts<Result>(test: FamilyUnderTest<Result>, play: Play, chance: Chance): void {
  const size = chance(3) === 0 ? ANY_SIZE : { extraSymbols: 4, lines: 40 };
  const { slip, bet } = randomBet(test.family, play, chance, size);
  const notes = test.plainNotes(slip, bet);
  expect(bet.notes, `notes of ${bet.pick}`).toBe(notes.length);
  for (let round = 0; round < 12; round += 1) {
    const numbers = test.resultNear(chance, slip.selection);
    const counts: number[] = [];
    countWins(bet, preparedDraw(test.family, numbers), counts);
    const plain = plainCounts(play, notes, test.readResult(numbers));
    expectCounts(counts, plain, () => `${bet.pick} in ${numbers}`);
  }
}

/**
 * Fails unless the lists are the same. The hundreds of thousands that are the same need no
 * expectation: those took a third of the time of these tests.
 */
export function expectCounts(
  counts: readonly number[],
  plain: readonly number[],
  what: () => string,
): void {
  const isSame = counts.length === plain.length && counts.every((each, at) => each === plain[at]);
  if (!isSame) expect(counts, what()).toEqual(plain);
}

function plainCounts<Result>(
  play: Play,
  notes: readonly PlainNote<Result>[],
  result: Result,
): number[] {
  const counts = new Array<number>(play.tiers.length + 1).fill(0);
  for (const note of notes) {
    for (const { tier, times } of note.wins(result)) {
      const index = play.tiers.findIndex(({ code }) => code === tier);
      if (index < 0) throw new Error(`${play.code} has no tier ${tier}`);
      counts[index] = (counts[index] ?? 0) + times;
    }
    if (note.ties?.(result)) counts[play.tiers.length] = (counts[play.tiers.length] ?? 0) + 1;
  }
  return counts;
}

function checkRoundTrip(family: Family, play: Play, chance: Chance): void {
  const { slip, bet } = randomBet(family, play, chance, ANY_SIZE);
  const back = parseSelection(play, bet.pick);
  expect(back).toBeDefined();
  if (!back) return;
  expect(formatSelection(play, back)).toEqual({ ok: true, value: bet.pick });
  expect(formatSelection(play, slip.selection)).toEqual({ ok: true, value: bet.pick });
  expect(readBet(family, play.code, bet.pick)).toEqual({ ok: true, value: bet });
  expect(parseStoredPicks(play.form, bet.pick)).toEqual(bet.picks);
  const again = checkSlip(family, { play: play.code, selection: back });
  expect(again.ok && again.value.pick).toBe(bet.pick);
}

function checkWorstPayout<Result>(test: FamilyUnderTest<Result>, play: Play, chance: Chance): void {
  const { slip, bet } = randomBet(test.family, play, chance);
  const priced = { ...bet, unit: amount(20_000n), multiple: 1 + chance(9), terms: termsOf(play) };
  const items = exposureItems(priced);
  expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
  const staked = items.reduce((total, item) => total + item.stake, 0n);
  expect(staked).toBe(betCost(priced));
  const worst = worstPayout(priced);
  for (let round = 0; round < 20; round += 1) {
    const numbers = test.resultNear(chance, slip.selection);
    const { payout } = settleBet(priced, preparedDraw(test.family, numbers));
    if (payout > worst) throw new Error(`${bet.pick} in ${numbers} pays ${payout} > ${worst}`);
  }
}

function termsOf(play: Play): Terms {
  const odds = defaultOdds(play);
  return odds
    ? { style: 'FIXED', odds, ...(play.cost === undefined ? {} : { cost: play.cost }) }
    : { style: 'GROUP', group: 1956 };
}

/**
 * Over all results of the space, weighted by probability, every tier of the bet must win as often
 * as its stated chance: the tiers in which one note can win imply the same number of notes, and all
 * kinds of notes add up to the notes of the bet. Notes must tie as often as their tiers state.
 */
export function expectStatedChances(
  bet: Bet,
  space: Iterable<{ readonly draw: PreparedDraw; readonly weight: bigint }>,
): void {
  const { play } = bet;
  const won = new Array<bigint>(play.tiers.length + 1).fill(0n);
  let total = 0n;
  const counts: number[] = [];
  for (const { draw, weight } of space) {
    total += weight;
    if (!countWins(bet, draw, counts)) continue;
    for (const [tier, sum] of won.entries()) won[tier] = sum + BigInt(counts[tier] ?? 0) * weight;
  }
  const notesBy = play.tiers.map(({ chance }, tier) =>
    multiply(fraction(won[tier] ?? 0n, total), fraction(chance.den, chance.num)),
  );
  const kinds = play.ways ?? play.tiers.map((_, tier) => [tier]);
  let notes: Fraction = fraction(0, 1);
  let tied: Fraction = fraction(0, 1);
  for (const kind of kinds) {
    const [first = 0] = kind;
    for (const tier of kind) expect(notesBy[tier], `${play.code} ${tier}`).toEqual(notesBy[first]);
    const ofKind = notesBy[first] ?? fraction(0, 1);
    notes = add(notes, ofKind);
    for (const tier of kind) {
      const { tie } = play.tiers[tier] ?? {};
      if (tie) tied = add(tied, multiply(ofKind, tie));
    }
  }
  expect(notes, `${play.code} ${bet.pick}`).toEqual(fraction(bet.notes, 1));
  const givenBack = fraction(won[play.tiers.length] ?? 0n, total);
  expect(givenBack, `${play.code} ties`).toEqual(tied);
}
