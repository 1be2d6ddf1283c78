import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainDigitNotes, readWords, wordsNear } from '../../testing/plain/philippines.ts';
import { randomBet } from '../../testing/random-slip.ts';
import type { Family } from '../plays/play.ts';
import { checkSlip } from '../slip/slip.ts';
import { TL3D, TL4D, TL6D } from './digit-families.ts';

const digits = [...'0123456789'];

const DIGITS: readonly (readonly [Family, number])[] = [
  [TL3D, 3],
  [TL4D, 4],
  [TL6D, 6],
];
describe.each(DIGITS)('$code', (family, length) => {
  testFamilyProperties({
    family,
    plainNotes: plainDigitNotes,
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length, all: digits, repeats: true }).join(''),
    readResult: readWords,
  });

  it('matches its stated chances over all last digits', () => {
    const played = Math.min(4, length);
    const space = Array.from({ length: 10 ** played }, (_, number) => ({
      draw: preparedDraw(family, String(number).padStart(played, '0').padStart(length, '7')),
      weight: 1n,
    }));
    // Positions have the same distribution, so draws of one digit repeated six times represent the
    // whole space.
    const equal = digits.map((digit) => ({
      draw: preparedDraw(family, digit.repeat(length)),
      weight: 1n,
    }));
    const chance = makeChance(length);
    for (const play of family.plays.values()) {
      const byPlace = play.code === 'Exact1D' || play.code === 'BSOE';
      if (play.code === 'PCSO_6D') continue;
      expectStatedChances(randomBet(family, play, chance).bet, byPlace ? equal : space);
    }
  });

  it('accepts its exact number of digits only', () => {
    const numbers = '012345'.slice(0, length);
    expect(family.prepare(numbers)).toBeDefined();
    for (const wrong of ['', numbers.slice(1), `${numbers}0`, `${numbers.slice(1)}x`]) {
      expect(family.prepare(wrong)).toBeUndefined();
    }
  });
});

it('6D matches its stated chances over the sets of correct places', () => {
  const lines = ['314159'];
  const slip = { play: 'PCSO_6D', selection: { kind: 'lines', lines } } as const;
  const bet = checkSlip(TL6D, slip);
  if (!bet.ok) throw new Error('no bet');
  const space = Array.from({ length: 64 }, (_, places) => {
    const drawn = Array.from('314159', (digit, at) =>
      (places >> at) & 1 ? digit : String((Number(digit) + 1) % 10),
    );
    const wrong = drawn.filter((digit, at) => digit !== '314159'[at]).length;
    return { draw: preparedDraw(TL6D, drawn.join('')), weight: 9n ** BigInt(wrong) };
  });
  expectStatedChances(bet.value, space);
});

it('refuses numbers whose number of orders differs from the play', () => {
  const refused = (family: Family, play: string, line: string) =>
    checkSlip(family, { play, selection: { kind: 'lines', lines: [line] } });
  expect(refused(TL3D, 'Rambolito3', '345')).toMatchObject({
    problem: { name: 'bad_line', problem: 'wrong_orders' },
  });
  expect(refused(TL3D, 'Rambolito6', '344').ok).toBe(false);
  expect(refused(TL4D, 'PERM12', '1122').ok).toBe(false);
  expect(refused(TL4D, 'PERM6', '2121').ok).toBe(true);
});
