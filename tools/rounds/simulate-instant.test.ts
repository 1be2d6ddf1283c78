import { constants, setPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { INSTANT_BETS } from './instant-bets.ts';
import { deviationOf } from './round-totals.ts';
import { instantFigures, simulateInstant } from './simulate-instant.ts';

const ROUNDS = 190_000;

// Whatever else runs measures times.
setPriority(constants.priority.PRIORITY_LOW);

describe('ten million rounds of the instant games from keys', () => {
  const farthest: number[] = [];

  it.each(INSTANT_BETS.map((bet) => ({ name: bet.name, bet })))(
    'of $name, return and hit within four standard errors of the exact figures',
    ({ bet }) => {
      const { ofMean, ofHits } = deviationOf(
        instantFigures(bet),
        simulateInstant(bet, 'suite', ROUNDS),
      );
      const far = Math.max(Math.abs(ofMean), Math.abs(ofHits));
      farthest.push(far);
      expect(far).toBeLessThan(4);
    },
    120_000,
  );

  it('are as many, and at most one bet in fifty is beyond three standard errors', () => {
    expect(farthest).toHaveLength(INSTANT_BETS.length);
    expect(farthest.length * ROUNDS).toBeGreaterThanOrEqual(10_000_000);
    expect(farthest.filter((far) => far > 3).length * 50).toBeLessThanOrEqual(farthest.length);
  });
});
