import { describe, expect, it } from 'vitest';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { makeChance } from '../../testing/chance.ts';
import { plainDiceNotes } from '../../testing/plain/k3.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { product } from '../../testing/plain-counting.ts';
import { K3 } from '../families.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const throws = product([FACES, FACES, FACES]).map((dice) => dice.join(''));

testFamilyProperties({
  family: K3,
  plainNotes: (slip) => plainDiceNotes(slip),
  resultNear: (chance) => throws[chance(throws.length)] ?? '111',
  readResult: (numbers) => [...numbers].map(Number),
});

describe('all 216 throws', () => {
  it.each([...K3.plays.values()].map((play) => [play.code, play] as const))(
    'match the stated chances of %s',
    (_, play) => {
      const { bet } = randomBet(K3, play, makeChance(6));
      expectStatedChances(
        bet,
        throws.map((numbers) => ({ draw: preparedDraw(K3, numbers), weight: 1n })),
      );
    },
  );

  it('are the only results', () => {
    for (const text of ['', '11', '1111', '107', '117', '1,1,1', ' 111', '111\n']) {
      expect(K3.prepare(text), text).toBeUndefined();
    }
  });
});
