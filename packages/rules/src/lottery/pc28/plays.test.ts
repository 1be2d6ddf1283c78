import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import {
  expectStatedChances,
  testFamilyProperties,
  preparedDraw,
} from '../../testing/family-properties.ts';
import { plainPc28Notes } from '../../testing/plain/pc28.ts';
import { randomBet } from '../../testing/random-slip.ts';
import { PC28 } from '../families.ts';

const results = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
const space = results.map((numbers) => ({ draw: preparedDraw(PC28, numbers), weight: 1n }));

testFamilyProperties({
  family: PC28,
  plainNotes: (slip) => plainPc28Notes(slip),
  resultNear: (chance) => results[chance(1000)] ?? '000',
  readResult: (numbers) => [...numbers].map(Number),
});

describe('all 1,000 results', () => {
  it.each([...PC28.plays.values()].map((play) => [play.code, play] as const))(
    'match the stated chances of %s',
    (_, play) => expectStatedChances(randomBet(PC28, play, makeChance(28)).bet, space),
  );

  it('are the only results', () => {
    for (const text of ['', '12', '1234', '1,2,3', '12a', ' 123', '123\n']) {
      expect(PC28.prepare(text), text).toBeUndefined();
    }
  });
});
