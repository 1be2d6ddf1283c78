import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainPairNotes, readWords, wordsNear } from '../../testing/plain/philippines.ts';
import { randomBet } from '../../testing/random-slip.ts';
import type { Family } from '../plays/play.ts';
import { TL2D, TL2D37 } from './pair.ts';

const two = (number: number) => String(number).padStart(2, '0');
const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => two(at + 1));

const PAIRS: readonly (readonly [Family, number])[] = [
  [TL2D, 31],
  [TL2D37, 37],
];
describe.each(PAIRS)('$code', (family, max) => {
  testFamilyProperties({
    family,
    plainNotes: plainPairNotes,
    resultNear: (chance, selection) =>
      wordsNear(chance, selection, { length: 2, all: numbersTo(max), repeats: true }).join(),
    readResult: readWords,
  });

  it('matches its stated chances over all draws', () => {
    const space = numbersTo(max).flatMap((first) =>
      numbersTo(max).map((second) => ({
        draw: preparedDraw(family, `${first},${second}`),
        weight: 1n,
      })),
    );
    const chance = makeChance(max);
    for (const play of family.plays.values()) {
      expectStatedChances(randomBet(family, play, chance).bet, space);
    }
  });

  it('accepts two numbers of two digits only', () => {
    expect(family.prepare(`07,${max}`)).toMatchObject({ first: 7, second: max });
    for (const wrong of ['7,7', '0707', '00,07', `07,${max + 1}`, '07,07,07', '07 07', '']) {
      expect(family.prepare(wrong), wrong).toBeUndefined();
    }
  });
});
