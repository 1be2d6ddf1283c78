// Very many rounds of a bet on an instant game beside its exact figures.
import { assert } from '@fairhouse/values';
import type { WordStream } from '@fairhouse/rules/fair';
import type { InstantBet } from './instant-bets.ts';
import { playMany, type ExactFigures, type RoundTotals } from './round-totals.ts';

/** Plays on until there are that many rounds; wins are ten-thousandths of the stake. */
export function simulateInstant(
  bet: InstantBet,
  seed: string,
  until: number,
  from?: RoundTotals,
): RoundTotals {
  const simulation = {
    seed: `${seed}/${bet.name}`,
    game: bet.name.split(' ')[0] ?? '',
    play: (words: WordStream) => {
      const multiplier = bet.play(words);
      assert(multiplier !== undefined, `${bet.name} is offered`);
      return { win: Number(multiplier), spins: 1 };
    },
  };
  return playMany(simulation, until, from);
}

/** The figures of all outcomes of a bet, in ten-thousandths of the stake. */
export function instantFigures({ outcomes }: InstantBet): ExactFigures {
  let [all, hits, sum, squares] = [0n, 0n, 0n, 0n];
  for (const { ways, multiplier } of outcomes) {
    all += ways;
    if (multiplier > 0n) hits += ways;
    sum += ways * multiplier;
    squares += ways * multiplier * multiplier;
  }
  return {
    mean: Number(sum) / Number(all),
    hitRate: Number(hits) / Number(all),
    // Σ ways × (multiplier − mean)² as one whole number over all².
    sigma: Math.sqrt(Number(all * squares - sum * sum)) / Number(all),
  };
}
