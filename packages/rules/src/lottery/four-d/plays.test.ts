import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { fourDNear, plainFourD } from '../../testing/plain/four-d.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { inParts } from '../fraction.ts';
import type { Family } from '../plays/play.ts';
import { checkSlip } from '../slip/slip.ts';
import { defaultOdds, returnToPlayer } from '../pricing/terms.ts';
import { MY4D, SG4D } from './index.ts';

const families: readonly Family[] = [MY4D, SG4D];

describe.each(families)('$code', (family) => {
  testFamilyProperties({
    family,
    plainNotes: plainFourD,
    resultNear: fourDNear,
    readResult: (numbers) => numbers.split(' '),
  });

  it('accepts 23 numbers of four digits only', () => {
    const numbers = new Array<string>(23).fill('0123').join(' ');
    expect(family.prepare(numbers)).toBeDefined();
    for (const wrong of ['', numbers.slice(1), `${numbers} 0123`, numbers.replace(' ', ',')]) {
      expect(family.prepare(wrong)).toBeUndefined();
    }
  });

  // Every number is drawn independently and wins add up: the mean win of a ticket is the same as if
  // all 23 numbers were equal. So the 10,000 results of equal numbers represent the whole space.
  it('matches its stated chances', () => {
    const chance = makeChance(4);
    const space = Array.from({ length: 10_000 }, (_, number) => {
      const drawn = String(number).padStart(4, '0');
      const numbers = new Array<string>(23).fill(drawn).join(' ');
      return { draw: preparedDraw(family, numbers), weight: 1n };
    });
    for (const play of family.plays.values()) {
      expectStatedChances(randomBet(family, play, chance).bet, space);
    }
  });

  it('refuses a number of equal digits where orders are counted', () => {
    for (const play of ['Big_System', 'Small_iBox']) {
      const slip = { play, selection: { kind: 'lines', lines: ['7777'] } } as const;
      expect(checkSlip(family, slip)).toMatchObject({ problem: { name: 'bad_line' } });
    }
  });
});

/** The returns of lottery.md 6.11 in hundredths of a percent, by family, play and first tier. */
const RETURNS: readonly (readonly [Family, string, number, number])[] = [
  [MY4D, 'Big', 0, 6400],
  [MY4D, 'Small', 0, 6500],
  [MY4D, 'Big_System', 0, 6400],
  [MY4D, 'Big_iBox', 0, 6648],
  [MY4D, 'Big_iBox', 5, 6396],
  [MY4D, 'Big_iBox', 10, 6402],
  [MY4D, 'Big_iBox', 15, 6400],
  [MY4D, 'Small_iBox', 0, 6504],
  [MY4D, '3D_ABC', 0, 6100],
  [MY4D, '3D_A', 0, 6600],
  [MY4D, '2D_ABC', 0, 6100],
  [MY4D, '2D_A', 0, 6600],
  [SG4D, 'Big', 0, 6590],
  [SG4D, 'Small', 0, 5800],
];

it.each(RETURNS)(
  'matches the returns of the table: %o %s from tier %i',
  (family, code, tier, parts) => {
    const play = family.plays.get(code);
    if (!play) throw new Error(`no play ${code}`);
    const terms = { style: 'FIXED', odds: defaultOdds(play) ?? [] } as const;
    expect(Number(inParts(returnToPlayer(play, tier, terms), 10_000n))).toBe(parts);
  },
);

it('has the reduced tables of the section', () => {
  const odds = (code: string) =>
    (defaultOdds(MY4D.plays.get(code) ?? neverPlay()) ?? []).map((each) =>
      Number(each / 1_000_000n),
    );
  const [of24, of12] = [
    [104, 42, 21, 8, 3],
    [208, 83, 42, 15, 5],
  ];
  const [of6, of4] = [
    [417, 167, 83, 30, 10],
    [625, 250, 125, 45, 15],
  ];
  expect(odds('Big_iBox')).toEqual([of24, of12, of6, of4].flat());
  expect(odds('Small_iBox').slice(0, 3)).toEqual([146, 83, 42]);
});

function neverPlay(): never {
  throw new Error('no such play');
}
