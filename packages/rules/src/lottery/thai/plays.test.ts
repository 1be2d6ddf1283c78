import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainThai, readThai, thaiNear } from '../../testing/plain/thai.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { inParts } from '../fraction.ts';
import type { Family } from '../plays/play.ts';
import { checkSlip } from '../slip/slip.ts';
import { defaultOdds, returnToPlayer } from '../pricing/terms.ts';
import { HANOI, LAO, STOCK, TH, YEEKEE } from './index.ts';

/**
 * A result of the game whose top ends in four digits, and whose bottom and other prizes end in the
 * same digits.
 */
const RESULTS: readonly (readonly [Family, (digits: string) => string])[] = [
  [TH, (d) => `99${d} ${`${d.slice(1)} `.repeat(4)}${d.slice(2)}`],
  [HANOI, (d) => `9${d} 99${d.slice(1)}`],
  [LAO, (d) => d],
  [STOCK, (d) => `163${d[1]}.${d.slice(2)} -4.${d.slice(2)}`],
  [YEEKEE, (d) => d.slice(0, 2) + d.slice(1)],
];

const WRONG: Readonly<Record<string, readonly string[]>> = {
  TH: ['284701', '284701 019 552 731 468 5', '284701  019 552 731 468 56'],
  HANOI: ['12345', '12345 1234', '12345,12345'],
  LAO: ['123', '12345', '12 34'],
  STOCK: ['1634.57', '1634.57 3.21', '1634.5 +3.21', '01634.57 +3.21', '1634.57 -0.00'],
  YEEKEE: ['1234', '123456', '1234a'],
};

describe.each(RESULTS)('$code', (family, resultOf) => {
  testFamilyProperties({
    family,
    plainNotes: plainThai,
    resultNear: (chance, selection) => thaiNear(family.code, chance, selection),
    readResult: (numbers) => readThai(family.code, numbers),
  });

  it('accepts a result in its printed form only', () => {
    expect(family.prepare(resultOf('0123'))).toBeDefined();
    for (const wrong of ['', ...(WRONG[family.code] ?? [])]) {
      expect(family.prepare(wrong), wrong).toBeUndefined();
    }
  });

  // A play depends on the top, on the bottom or on results of three digits, each drawn
  // independently and each hit paid separately: 10,000 results in which all have the same digits
  // represent the whole space.
  it('matches its stated chances', () => {
    const chance = makeChance(9);
    const space = Array.from({ length: 10_000 }, (_, number) => ({
      draw: preparedDraw(family, resultOf(String(number).padStart(4, '0'))),
      weight: 1n,
    }));
    for (const play of family.plays.values()) {
      expectStatedChances(randomBet(family, play, chance).bet, space);
    }
  });

  it('refuses a triple in three tod at entry', () => {
    const slip = { play: 'Tod3', selection: { kind: 'lines', lines: ['555'] } } as const;
    expect(checkSlip(family, slip)).toMatchObject({
      problem: { name: 'bad_line', problem: 'all_equal' },
    });
  });
});

/** The returns of lottery.md 6.8 in hundredths of a percent, tier by tier. */
const RETURNS: Readonly<Record<string, readonly number[]>> = {
  Top3: [9000],
  Tod3: [9000, 4500],
  Front3: [9000],
  Back3: [9000],
  Top2: [9000],
  Bottom2: [9000],
  RunTop: [8672],
  RunBottom: [7980],
  Top4: [5000],
  Tod4: [5280, 2640, 1320, 880],
  Tod2: [6480],
  Doors19Top: [9000],
  Doors19Bottom: [9000],
  RunSet2Top: [9000],
  RunSet2Bottom: [9000],
  RunSet3Top: [9000],
  RunSet3Bottom: [9000],
  RunSet4: [9000],
  RunSet5: [9000],
  Second3: [9000],
  // A symbol wins in any of the tiers: 77.76, 14.04 and 0.72 %.
  FishPrawnCrab: [9252, 9252, 9252],
  // Of 1000 numbers 249 leave 0, and as many 3; 251 leave 1, and as many 2.
  Fan: [9663, 9663, 9586, 9586],
  Kwok: [9789, 9750, 9711, 9750],
  Nim: [9789, 9769, 9769, 9789, 9769, 9769, 9731, 9731, 9711, 9731, 9731, 9711],
  BSOE: [9711, 9789, 9750, 9750],
};

it.each([...TH.plays.values()].map((play) => [play.code, play] as const))(
  'matches the returns of the table: %s',
  (code, play) => {
    const terms = { style: 'FIXED', odds: defaultOdds(play) ?? [] } as const;
    const parts = play.tiers.map((_, tier) =>
      Number(inParts(returnToPlayer(play, tier, terms), 10_000n)),
    );
    expect(parts).toEqual(RETURNS[code]);
  },
);
