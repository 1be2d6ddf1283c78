import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { picksNear, plainPk10, readPicks } from '../../testing/plain/picks.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { inParts } from '../fraction.ts';
import type { Play } from '../plays/play.ts';
import { defaultOdds, fairOdds, judgeTerms } from '../pricing/terms.ts';
import { PK10 } from './index.ts';

const plays = [...PK10.plays.values()];

testFamilyProperties({
  family: PK10,
  plainNotes: plainPk10,
  resultNear: (chance, selection) => picksNear(10, 10, chance, selection),
  readResult: readPicks,
});

/** Every order of different numbers at the places; the other places are filled arbitrarily. */
function resultsAt(places: readonly number[]): string[] {
  const results: string[] = [];
  const fill = (drawn: readonly number[]) => {
    if (drawn.length < places.length) {
      for (let next = 1; next <= 10; next += 1) if (!drawn.includes(next)) fill([...drawn, next]);
      return;
    }
    const rest = Array.from({ length: 10 }, (_, at) => at + 1).filter((n) => !drawn.includes(n));
    const all = Array.from({ length: 10 }, (_, place) => {
      const at = places.indexOf(place);
      return at < 0 ? rest.shift() : drawn[at];
    });
    results.push(all.map((each) => String(each).padStart(2, '0')).join(','));
  };
  fill([]);
  return results;
}

/** Ten results in which every number is at every place once. */
const ROTATIONS = Array.from({ length: 10 }, (_, turn) =>
  Array.from({ length: 10 }, (_each, place) =>
    String(((turn + place) % 10) + 1).padStart(2, '0'),
  ).join(','),
);

/**
 * Results that represent the whole space for a play: all orders at the places that it combines, and
 * the ten rotations for notes on one place.
 */
function spaceOf({ code }: Play): string[] {
  const against = /^DragonTiger_(\d+)v(\d+)$/.exec(code);
  if (against) return resultsAt([Number(against[1]) - 1, Number(against[2]) - 1]);
  if (code === 'Fixed' || code === 'PlaceBSOE') return ROTATIONS;
  const top = /^Top(\d)/.exec(code);
  const count = top ? Number(top[1]) : code === 'Sum123' ? 3 : 2;
  return resultsAt([0, 1, 2, 3, 4].slice(0, count));
}

describe('the whole space of results', () => {
  it.each(plays.map((play) => [play.code, play] as const))(
    'matches the stated chances of %s',
    (_, play) => {
      const space = spaceOf(play).map((numbers) => ({
        draw: preparedDraw(PK10, numbers),
        weight: 1n,
      }));
      expectStatedChances(randomBet(PK10, play, makeChance(10)).bet, space);
    },
  );
});

it('has the fair odds of its table', () => {
  const fair = (code: string) =>
    PK10.plays.get(code)?.tiers.map((tier) => Number(inParts(fairOdds(tier), 10_000n)));
  const straight = [1, 2, 3, 4, 5].map((count) => fair(`Top${count}`)?.[0]);
  expect(straight).toEqual([100_000, 900_000, 7_200_000, 50_400_000, 302_400_000]);
  expect([fair('Top2Com'), fair('Top3Com')]).toEqual([[450_000], [1_200_000]]);
  expect(fair('SumBSOE_Split')).toEqual([22_500, 18_000, 18_000, 22_500]);
  expect(fair('SumBSOE_Tie11')).toEqual([20_000, 20_000, 20_000, 20_000]);
  expect(fair('Sum12')?.slice(0, 9)).toEqual(
    [2, 2, 4, 4, 6, 6, 8, 8, 10].map((ways) => Math.trunc(900_000 / ways)),
  );
  const ofThree = [6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60];
  expect(fair('Sum123')).toEqual(
    [...ofThree, ...ofThree.toReversed()].map((ways) => Math.trunc(7_200_000 / ways)),
  );
});

it('may be sold at its default odds', () => {
  const fixed = plays.filter((play) => play.styles.includes('FIXED'));
  expect(fixed).toHaveLength(11);
  for (const play of fixed) {
    const odds = defaultOdds(play) ?? [];
    expect(judgeTerms(play, { style: 'FIXED', odds }), play.code).toBe('fine');
  }
});

it('accepts a result in its printed form only', () => {
  const numbers = '02,08,10,07,04,03,09,05,06,01';
  expect(PK10.prepare(numbers)).toBeDefined();
  for (const text of [
    '',
    '2,8,10,7,4,3,9,5,6,1',
    numbers.replaceAll(',', ' '),
    numbers.replace('08', '11'),
    numbers.replace('08', '02'),
    numbers.slice(3),
    `${numbers}\n`,
  ]) {
    expect(PK10.prepare(text), text).toBeUndefined();
  }
});
