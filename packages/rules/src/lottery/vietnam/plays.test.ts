import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainVietnam, prizesNear } from '../../testing/plain/vietnam.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { add, fraction, inParts, multiply, type Fraction } from '../fraction.ts';
import type { Family } from '../plays/play.ts';
import { defaultOdds, judgeTerms, returnToPlayer } from '../pricing/terms.ts';
import { VNN, VNS, VNS2 } from './index.ts';
import { listPrizeLengths, NORTH, SOUTH, TWO_STATIONS, type Region } from './regions.ts';

const families: readonly (readonly [Family, Region])[] = [
  [VNN, NORTH],
  [VNS, SOUTH],
  [VNS2, TWO_STATIONS],
];

describe.each(families)('$code', (family, region) => {
  const lengths = listPrizeLengths(region);
  testFamilyProperties({
    family,
    plainNotes: plainVietnam,
    resultNear: (chance, selection) => prizesNear(lengths, chance, selection),
    readResult: (numbers) => numbers.split(' '),
    runs: 8,
  });

  it('accepts a result in its printed form only', () => {
    const numbers = lengths.map((length) => '0'.repeat(length)).join(' ');
    expect(family.prepare(numbers)).toBeDefined();
    for (const wrong of ['', `${numbers} `, numbers.replace('0 ', '0  '), numbers.slice(1)]) {
      expect(family.prepare(wrong)).toBeUndefined();
    }
    expect(family.prepare(numbers.replaceAll('0', 'x'))).toBeUndefined();
  });

  it('may be sold at its default odds', () => {
    for (const play of family.plays.values()) {
      const odds = defaultOdds(play) ?? [];
      expect(judgeTerms(play, { style: 'FIXED', odds }), play.code).toBe('fine');
    }
  });
});

describe('counts of prizes', () => {
  it.each([
    ['VNN', NORTH, [27, 23, 20]],
    ['VNS', SOUTH, [18, 17, 16]],
  ] as const)(
    '%s has the counts of two, three and four digits of the table',
    (_, region, counts) => {
      const long = [2, 3, 4].map((digits) =>
        listPrizeLengths(region).filter((each) => each >= digits),
      );
      expect(long.map(({ length }) => length)).toEqual(counts);
    },
  );
});

// Prizes are drawn independently and hits add up: the mean number of hits of a ticket is the same
// as if all prizes had the same digits. So 10,000 results represent the whole space for plays that
// pay per hit.
const PAID_PER_TICKET = /^(Xien|Truot|Da_)/;

describe.each(families.slice(0, 2))('chances of $code', (family, region) => {
  it('match the enumeration of all results for plays that pay per hit', () => {
    const chance = makeChance(18);
    const plays = [...family.plays.values()].filter(({ code }) => !PAID_PER_TICKET.test(code));
    expect(plays.length).toBe(25);
    const space = Array.from({ length: 10_000 }, (_, number) => {
      const digits = String(number).padStart(4, '0').repeat(2);
      const prizes = listPrizeLengths(region).map((length) => digits.slice(-length));
      return { draw: preparedDraw(family, prizes.join(' ')), weight: 1n };
    });
    for (const play of plays) expectStatedChances(randomBet(family, play, chance).bet, space);
  });
});

/** The returns of lottery.md 6.7 and 6.7b, in hundredths of a percent. */
const RETURNS: Readonly<Record<string, readonly [north?: number, south?: number]>> = {
  Lo2: [9900, 9900],
  Lo2_1K: [9855, 9810],
  LoHead2: [9900, 9900],
  LoHead2_1K: [9855, 9810],
  Lo3: [9600, 9600],
  Lo4: [8880, 8880],
  Xien2: [8781, 7310],
  Xien3: [7994, 5870],
  Xien4: [4806, 4164],
  Truot4: [7639, 8633],
  Truot8: [8421, 7357],
  Truot10: [6978, 6454],
  DeSpecial: [9900, 9900],
  DeFirst: [9800, 9800],
  DeHead: [9800, 9800],
  DeHeadTail: [9800, 9800],
  TensSpecial: [9800, 9800],
  OnesSpecial: [9800, 9800],
  TensFirst: [9800, 9800],
  OnesFirst: [9800, 9800],
  Cang3Special: [9600, 9600],
  Cang3Head: [9600, 9600],
  Cang3HeadTail: [9600, 9600],
  Cang4Special: [8880, 8880],
  Da_MinPairs: [6700, 5471],
  Da_RoundBonus: [7427, 5874],
  Xien2_27: [7114],
  Xien3_27: [4555],
  Xien4_27: [2967],
};

/** The returns of each property of the special. */
const WORDS: Readonly<Record<string, readonly number[]>> = {
  SpecialBSOE: [9750, 9750, 9750, 9750],
  SpecialSum: [9450, 9450, 9750, 9750, 9000, 7000, 7000],
};

describe('the return to the player', () => {
  const partsOf = (family: Family, code: string, tier: number) => {
    const play = family.plays.get(code);
    if (!play) return undefined;
    const odds = defaultOdds(play) ?? [];
    return Math.round(
      Number(inParts(returnToPlayer(play, tier, { style: 'FIXED', odds }), 1_000_000n)) / 100,
    );
  };
  it.each(Object.entries(RETURNS))('matches the table for %s', (code, [north, south]) => {
    expect([partsOf(VNN, code, 0), partsOf(VNS, code, 0)]).toEqual([north, south]);
  });
  it.each(Object.entries(WORDS))('matches the table for each symbol of %s', (code, parts) => {
    for (const family of [VNN, VNS]) {
      expect(parts.map((_, tier) => partsOf(family, code, tier))).toEqual(parts);
    }
  });
  it('matches the table for two stations', () => {
    expect([partsOf(VNS2, 'Da_MinPairs', 0), partsOf(VNS2, 'Da_RoundBonus', 0)]).toEqual([
      7083, 8066,
    ]);
  });
});

/** Iterates over the prizes, advancing every state by its chances in a hundred. */
function afterPrizes(
  prizes: number,
  step: (state: string) => readonly (readonly [state: string, hundredths: number])[],
  start: string,
): Map<string, Fraction> {
  let states = new Map([[start, fraction(1, 1)]]);
  for (let prize = 0; prize < prizes; prize += 1) {
    const next = new Map<string, Fraction>();
    for (const [state, chance] of states) {
      for (const [to, hundredths] of step(state)) {
        const moved = multiply(chance, fraction(hundredths, 100));
        next.set(to, add(next.get(to) ?? fraction(0, 1), moved));
      }
    }
    states = next;
  }
  return states;
}

describe.each([
  [VNN, 27],
  [VNS, 18],
  [VNS2, 36],
] as const)('chances over all prizes', (family, prizes) => {
  const chanceOf = (code: string, tier = 0) => family.plays.get(code)?.tiers[tier]?.chance;
  const parlays = [2, 3, 4].filter(() => family !== VNS2);
  it(`match the iteration over the prizes: ${family.code}`, () => {
    for (const size of parlays) {
      const seen = afterPrizes(
        prizes,
        (state) => {
          const left = Math.max(0, size - Number(state));
          return [
            [String(Number(state) + 1), left],
            [state, 100 - left],
          ];
        },
        '0',
      );
      expect(chanceOf(`Xien${size}`)).toEqual(seen.get(String(size)));
    }
    for (const size of [4, 8, 10].filter(() => family !== VNS2)) {
      const missed = afterPrizes(prizes, () => [['none', 100 - size]], 'none');
      expect(chanceOf(`Truot${size}`)).toEqual(missed.get('none'));
    }
    const counts = afterPrizes(
      prizes,
      (state) => {
        const [one = 0, other = 0] = state.split(',').map(Number);
        return [
          [`${one + 1},${other}`, 1],
          [`${one},${other + 1}`, 1],
          [state, 98],
        ];
      },
      '0,0',
    );
    const mean = (value: (one: number, other: number) => number) =>
      [...counts].reduce(
        (sum, [state, chance]) => {
          const [one = 0, other = 0] = state.split(',').map(Number);
          return add(sum, multiply(chance, fraction(value(one, other), 1)));
        },
        fraction(0, 1),
      );
    const both = (one: number, other: number) => Math.min(one, other, 1);
    expect(chanceOf('Da_MinPairs')).toEqual(mean(Math.min));
    expect(chanceOf('Da_RoundBonus')).toEqual(mean(both));
    expect(chanceOf('Da_RoundBonus', 1)).toEqual(
      mean((one, other) => both(one, other) * (Math.max(one, other) - 1)),
    );
  });
});
