import fc from 'fast-check';
import { amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { plainNotes } from '../../testing/plain-notes.ts';
import { makeChance, oneOf, type Chance } from '../../testing/chance.ts';
import { expectCounts } from '../../testing/family-properties.ts';
import { ANY_SIZE, randomBet } from '../../testing/random-slip.ts';
import { exposureItems, MAX_ITEMS, worstPayout } from '../pricing/exposure.ts';
import { SSC } from '../families.ts';
import { add, fraction, multiply, type Fraction } from '../fraction.ts';
import { parseStoredPicks } from '../slip/format-picks.ts';
import { prepareDraw, type Play, type PreparedDraw } from '../plays/play.ts';
import type { Selection } from '../slip/selection.ts';
import { countWins, settleBet } from '../settling/settle.ts';
import { checkSlip, formatSelection, parseSelection, readBet } from '../slip/slip.ts';

const plays = [...SSC.plays.values()];
const named = plays.map((play) => [play.code, play] as const);
const seeds = fc.nat(2 ** 31);

function drawOf(numbers: string): PreparedDraw {
  const draw = prepareDraw(SSC, numbers);
  if (!draw) throw new Error(`no result: ${numbers}`);
  return draw;
}

/** A result that is likely to match the selection: made of its digits, or one of its entries. */
function drawNear(chance: Chance, selection: Selection): string {
  const digits = Array.from({ length: 5 }, () => chance(10));
  const symbols =
    selection.kind === 'rows'
      ? selection.rows.flat().filter((symbol) => /^\d$/.test(symbol))
      : [...oneOf(chance, selection.lines)];
  const start = chance(6);
  if (symbols.length === 0 || chance(4) === 0) return digits.join('');
  const few = [oneOf(chance, symbols), oneOf(chance, symbols), oneOf(chance, symbols)];
  return digits
    .map((digit, place) => {
      if (selection.kind === 'lines') return symbols[place - start + 3] ?? digit;
      const row = selection.rows.length === 5 ? selection.rows[place] : undefined;
      if (row && row.length > 0 && chance(5) > 0) return oneOf(chance, row);
      return chance(8) === 0 ? digit : oneOf(chance, few);
    })
    .join('');
}

describe.each(named)('%s', (_, play: Play) => {
  it('counts the same notes and wins as the enumeration of its notes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chance = makeChance(seed);
        const size = chance(3) === 0 ? ANY_SIZE : { extraSymbols: 4, lines: 40 };
        const { slip, bet } = randomBet(SSC, play, chance, size);
        const notes = plainNotes(slip, bet);
        expect(bet.notes, `notes of ${bet.pick}`).toBe(notes.length);
        for (let round = 0; round < 12; round += 1) {
          const numbers = drawNear(chance, slip.selection);
          const digits = [...numbers].map(Number);
          const counts: number[] = [];
          countWins(bet, drawOf(numbers), counts);
          const plain = play.tiers.map(
            ({ code }) => notes.filter((note) => note.tier === code && note.hits(digits)).length,
          );
          const tied = notes.filter((note) => note.ties?.(digits)).length;
          expectCounts(counts, [...plain, tied], () => `${bet.pick} in ${numbers}`);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('formats each selection as one text and parses it back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { slip, bet } = randomBet(SSC, play, makeChance(seed), ANY_SIZE);
        const back = parseSelection(play, bet.pick);
        expect(back).toBeDefined();
        if (!back) return;
        expect(formatSelection(play, back)).toEqual({ ok: true, value: bet.pick });
        expect(formatSelection(play, slip.selection)).toEqual({ ok: true, value: bet.pick });
        expect(readBet(SSC, play.code, bet.pick)).toEqual({ ok: true, value: bet });
        expect(parseStoredPicks(play.form, bet.pick)).toEqual(bet.picks);
        const again = checkSlip(SSC, { play: play.code, selection: back });
        expect(again.ok && again.value.pick).toBe(bet.pick);
      }),
      { numRuns: 20 },
    );
  });

  it('never pays more than the worst payout, nor lists more items than allowed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chance = makeChance(seed);
        const { slip, bet } = randomBet(SSC, play, chance);
        const terms = { style: 'GROUP', group: 1956 } as const;
        const priced = { ...bet, unit: amount(20_000n), multiple: 1 + chance(9), terms };
        const items = exposureItems(priced);
        expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
        const staked = items.reduce((total, item) => total + item.stake, 0n);
        expect(staked).toBe(priced.unit * BigInt(bet.notes) * BigInt(priced.multiple));
        const worst = worstPayout(priced);
        for (let round = 0; round < 20; round += 1) {
          const { payout } = settleBet(priced, drawOf(drawNear(chance, slip.selection)));
          expect(payout).toBeLessThanOrEqual(worst);
        }
      }),
      { numRuns: 8 },
    );
  });
});

describe('the whole space of results', () => {
  it('matches the fair odds of every play exactly', () => {
    const chance = makeChance(20_261_120);
    const bets = plays.map((play) => randomBet(SSC, play, chance).bet);
    const totals = plays.map((play) => new Array<number>(play.tiers.length + 1).fill(0));
    const counts: number[] = [];
    for (let code = 0; code < 100_000; code += 1) {
      const draw = drawOf(String(code).padStart(5, '0'));
      for (const [at, bet] of bets.entries()) {
        const total = totals[at];
        if (!total || !countWins(bet, draw, counts)) continue;
        for (let tier = 0; tier < total.length; tier += 1) {
          total[tier] = (total[tier] ?? 0) + (counts[tier] ?? 0);
        }
      }
    }
    for (const [at, bet] of bets.entries()) {
      const won = totals[at] ?? [];
      // A tier's wins divided by its chance are its notes; the notes of all tiers add up to those
      // of the bet.
      const notes = bet.play.tiers.reduce<Fraction>(
        (sum, tier, index) =>
          add(
            sum,
            multiply(
              fraction(won[index] ?? 0, 100_000),
              fraction(tier.chance.den, tier.chance.num),
            ),
          ),
        fraction(0, 1),
      );
      expect(notes, bet.play.code).toEqual(fraction(bet.notes, 1));
      const tie = bet.play.tiers[0]?.tie ?? fraction(0, 1);
      expect(fraction(won[bet.play.tiers.length] ?? 0, 100_000), bet.play.code).toEqual(
        multiply(fraction(bet.notes, 1), tie),
      );
    }
  }, 60_000);
});
