import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChance } from '../../testing/chance.ts';
import { ANY_SIZE, randomBet, SMALL } from '../../testing/random-slip.ts';
import { listFamilies } from '../families.ts';
import { coverageOf } from './coverage.ts';

describe('the coverage of a ticket', () => {
  it('is the share of the combinations, and compares as the exact share does', () => {
    expect(coverageOf({ combinations: 10 }, 4)).toBe(400_000n);
    expect(coverageOf({ combinations: 100_000 }, 1)).toBe(10n);
    expect(coverageOf({ combinations: 3 }, 1)).toBe(333_333n);
    expect(coverageOf({ combinations: 4 }, 9)).toBe(1_000_000n);
    const count = fc.integer({ min: 1, max: 14_000_000 });
    const least = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(count, count, least, (notes, combinations, asked) => {
        const isExactlyBelow = notes * 1_000_000 < asked * combinations;
        expect(coverageOf({ combinations }, notes) < BigInt(asked)).toBe(isExactlyBelow);
      }),
    );
  });

  it.each(listFamilies().map((family) => [family.code, family] as const))(
    'is known for every play of %s',
    (_, family) => {
      const chance = makeChance(5);
      for (const play of family.plays.values()) {
        expect(Number.isSafeInteger(play.combinations) && play.combinations > 0, play.code).toBe(
          true,
        );
        for (const size of [SMALL, ANY_SIZE]) {
          const { notes } = randomBet(family, play, chance, size).bet;
          expect([play.code, notes <= play.combinations]).toEqual([play.code, true]);
        }
      }
    },
  );
});
