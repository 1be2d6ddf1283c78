import { parseDay } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { makeChance, someOf } from '../../testing/chance.ts';
import { choose } from '../count.ts';
import { LHC } from '../families.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { prepareDraw } from '../plays/play.ts';
import { countWins } from '../settling/settle.ts';
import { ZODIAC, zodiacIndex } from '../zodiac.ts';
import { drawOutcomes } from './draw-outcomes.ts';
import { meanCounts } from './notes-by-tier.ts';
import { runSliced } from './sliced.ts';
import type { DrawOutcomes, Ticket } from './ticket.ts';

const day = parseDay('2026-11-24');
const YEAR = 'horse';
const PLAYS = [...LHC.plays.values()].filter(({ groups }) => groups !== undefined);

/** A ticket of groups, by their places in the row. */
function ticketOf(code: string, groups: readonly number[]): Ticket {
  const play = LHC.plays.get(code);
  if (play === undefined) throw new Error(`no play ${code}`);
  const row = groups.reduce((mask, group) => mask | (1 << group), 0);
  const picks = { rows: [row], places: 0, lines: '' };
  return { play, picks, notes: play.notes(picks), isZy: false };
}

function outcomesOf(...tickets: Ticket[]): DrawOutcomes {
  const outcomes = runSliced(drawOutcomes({ family: LHC, day }, tickets));
  if (outcomes === undefined) throw new Error('the outcomes are counted');
  return outcomes;
}

const meansOf = ({ total, list }: DrawOutcomes): Fraction[] =>
  (list[0]?.counts[0] ?? []).map((_, tier) =>
    fraction(
      list.reduce((sum, { weight, counts }) => sum + weight * BigInt(counts[0]?.[tier] ?? 0), 0n),
      total,
    ),
  );

/** The chance that a draw is as `isMeant` says. */
const chanceOf = ({ total, list }: DrawOutcomes, isMeant: (counts: readonly number[]) => boolean) =>
  fraction(
    list
      .filter(({ counts }) => isMeant(counts[0] ?? []))
      .reduce((sum, { weight }) => sum + weight, 0n),
    total,
  );

const of49 = (balls: number) => choose(49 - balls, 7);
const ALL = choose(49, 7);

describe('the outcomes of groups of balls', () => {
  it('exist for each play on signs and tails, and have the mean of the stated chances', () => {
    expect(PLAYS.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['OneZodiac', 'NormalZodiac', 'OneTail', 'Join2Zodiac', 'Join5Tail']),
    );
    const chance = makeChance(7);
    for (const { code, form } of PLAYS) {
      const row = form.kind === 'rows' ? form.rows[0] : undefined;
      const least = Math.max(row?.least ?? 1, 1);
      for (let tries = 0; tries < 3; tries += 1) {
        const size = least + (tries % 2);
        const all = Array.from({ length: row?.symbols.length ?? 0 }, (_, at) => at);
        const ticket = ticketOf(code, someOf(chance, all, size));
        const stated = meanCounts(ticket, day);
        if (stated !== undefined) expect(meansOf(outcomesOf(ticket)), code).toEqual(stated);
      }
    }
  });

  it('of one sign are those of drawing none of its balls', () => {
    // In the year of the horse it has five balls, and every other sign four.
    const year = ZODIAC.indexOf(YEAR);
    const drawn = outcomesOf(ticketOf('OneZodiac', [year]));
    expect(chanceOf(drawn, ([own]) => own === 1)).toEqual(fraction(ALL - of49(5), ALL));
    const other = outcomesOf(ticketOf('OneZodiac', [(year + 1) % 12]));
    expect(chanceOf(other, (counts) => counts[1] === 1)).toEqual(fraction(ALL - of49(4), ALL));
  });

  it('of two tails joined are those of drawing both, by inclusion and exclusion', () => {
    const both = ALL - of49(5) - of49(5) + of49(10);
    const found = outcomesOf(ticketOf('Join2Tail', [3, 7]));
    expect(chanceOf(found, (counts) => counts[1] === 1)).toEqual(fraction(both, ALL));
  });

  it('of a sign among the normal balls count each of them', () => {
    const sign = (ZODIAC.indexOf(YEAR) + 2) % 12;
    const found = outcomesOf(ticketOf('NormalZodiac', [sign]));
    for (let hits = 0; hits <= 4; hits += 1) {
      expect(chanceOf(found, (counts) => counts[1] === hits)).toEqual(
        fraction(choose(4, hits) * choose(45, 6 - hits), choose(49, 6)),
      );
    }
  });

  it('contain every drawn result, for several tickets together', () => {
    const tickets = [
      ticketOf('Join2Zodiac', [0, 4, 7]),
      ticketOf('OneTail', [0, 5]),
      ticketOf('NormalZodiac', [4]),
    ];
    const keys = new Set(outcomesOf(...tickets).list.map(({ counts }) => counts.join(';')));
    const chance = makeChance(11);
    for (let drawn = 0; drawn < 300; drawn += 1) {
      const balls = new Set<number>();
      while (balls.size < 7) balls.add(chance(49) + 1);
      const numbers = [...balls].map((each) => String(each).padStart(2, '0')).join(',');
      const draw = prepareDraw(LHC, `${numbers}@${YEAR}`);
      if (draw === undefined) throw new Error(`no result: ${numbers}`);
      const won = tickets.map((ticket) => {
        const counts: number[] = [];
        countWins(ticket, draw, counts);
        return counts;
      });
      expect(keys).toContain(won.join(';'));
    }
  });

  it('are not known without the day, which decides the signs', () => {
    const asked = { family: LHC, day: undefined };
    expect(runSliced(drawOutcomes(asked, [ticketOf('Join2Zodiac', [0, 1])]))).toBeUndefined();
    expect(zodiacIndex(1, YEAR)).toBe(ZODIAC.indexOf(YEAR));
  });
});
