import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { picksNear, plainElevenFive, readPicks } from '../../testing/plain/picks.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { inParts } from '../fraction.ts';
import { checkSlip } from '../slip/slip.ts';
import { defaultOdds, fairOdds, judgeTerms } from '../pricing/terms.ts';
import { ELEVEN_FIVE } from './index.ts';

const plays = [...ELEVEN_FIVE.plays.values()];

testFamilyProperties({
  family: ELEVEN_FIVE,
  plainNotes: plainElevenFive,
  resultNear: (chance, selection) => picksNear(5, 11, chance, selection),
  readResult: readPicks,
});

function* orders(length: number, drawn: readonly number[] = []): Generator<string> {
  if (drawn.length === length) yield drawn.map((each) => String(each).padStart(2, '0')).join(',');
  else
    for (let next = 1; next <= 11; next += 1)
      if (!drawn.includes(next)) yield* orders(length, [...drawn, next]);
}

describe('all 55,440 results', () => {
  const space = [...orders(5)].map((numbers) => ({
    draw: preparedDraw(ELEVEN_FIVE, numbers),
    weight: 1n,
  }));
  it('match the stated chances of every play', () => {
    expect(space).toHaveLength(55_440);
    const chance = makeChance(115);
    for (const play of plays) expectStatedChances(randomBet(ELEVEN_FIVE, play, chance).bet, space);
  });
});

it('has the fair odds of its table', () => {
  const fair = (code: string) =>
    ELEVEN_FIVE.plays.get(code)?.tiers.map((tier) => Number(inParts(fairOdds(tier), 10_000n)));
  expect(fair('First3Straight')).toEqual([9_900_000]);
  expect(fair('First3Com_Dantuo')).toEqual([1_650_000]);
  expect(fair('First2Straight')).toEqual([1_100_000]);
  expect(fair('First2Com')).toEqual([550_000]);
  expect(fair('First3NoPos')).toEqual([36_666]);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((count) => fair(`Any${count}`)?.[0])).toEqual([
    22_000, 55_000, 165_000, 660_000, 4_620_000, 770_000, 220_000, 82_500,
  ]);
  expect(fair('OECounts')).toEqual([4_620_000, 154_000, 30_800, 23_100, 61_600, 770_000]);
  expect(fair('MidNumber')).toEqual([165_000, 73_333, 51_333, 46_200, 51_333, 73_333, 165_000]);
  expect(fair('BallBSOE')).toEqual([20_000]);
  expect(fair('SumBSOE')).toEqual([20_000, 20_000, 19_576, 20_442]);
});

it('may be sold at its default odds', () => {
  const fixed = plays.filter((play) => play.styles.includes('FIXED'));
  expect(fixed).toHaveLength(20);
  for (const play of fixed) {
    const odds = defaultOdds(play) ?? [];
    expect(judgeTerms(play, { style: 'FIXED', odds }), play.code).toBe('fine');
  }
});

it('refuses a banker among the others, and a repeated number in an entry', () => {
  const rows = (bankers: string[], others: string[]) =>
    checkSlip(ELEVEN_FIVE, {
      play: 'Any3_Dantuo',
      selection: { kind: 'rows', rows: [bankers, others] },
    });
  expect(rows(['07'], ['07', '08', '09'])).toMatchObject({ problem: { name: 'no_notes' } });
  expect(rows(['07', '08', '09'], ['10'])).toMatchObject({ problem: { name: 'too_many_symbols' } });
  const selection = { kind: 'lines', lines: ['010107'] } as const;
  expect(checkSlip(ELEVEN_FIVE, { play: 'First3Straight_Single', selection })).toMatchObject({
    problem: { name: 'bad_line', problem: 'repeated_number' },
  });
});

it('accepts a result in its printed form only', () => {
  expect(ELEVEN_FIVE.prepare('03,11,05,01,08')).toBeDefined();
  for (const text of [
    '',
    '3,11,5,1,8',
    '03 11 05 01 08',
    '03,11,05,01',
    '03,11,05,01,08,02',
    '03,11,05,01,03',
    '03,12,05,01,08',
    '03,00,05,01,08',
    '03,11,05,01,08\n',
    ' 03,11,05,01,08',
  ]) {
    expect(ELEVEN_FIVE.prepare(text), text).toBeUndefined();
  }
});
