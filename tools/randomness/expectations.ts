// Expected values for fair draws, by combinatorics.
import type { ManyDraws } from './many-draws.ts';

/** The probability of exactly `kinds` different symbols among `drawn` independent ones. */
export function distinctIn(drawn: number, symbols: number, kinds: number): number {
  // Probabilities after each symbol: it is one of those seen already, or a new one.
  let chances = [1];
  for (let symbol = 0; symbol < drawn; symbol += 1) {
    chances = Array.from({ length: chances.length + 1 }, (_, seen) => {
      const stays = (chances[seen] ?? 0) * (seen / symbols);
      const grows = seen === 0 ? 0 : (chances[seen - 1] ?? 0) * ((symbols - seen + 1) / symbols);
      return stays + grows;
    });
  }
  return chances[kinds] ?? 0;
}

/** The mean number of draws until every symbol has been seen. */
export function collectorMean(symbols: number): number {
  return stages(symbols).reduce((sum, chance) => sum + 1 / chance, 0);
}

/** The standard deviation of the same. */
export function collectorSpread(symbols: number): number {
  return Math.sqrt(stages(symbols).reduce((sum, chance) => sum + (1 - chance) / chance ** 2, 0));
}

/** The probability of a new symbol, for each number of symbols left. */
function stages(symbols: number): number[] {
  return Array.from({ length: symbols }, (_, seen) => (symbols - seen) / symbols);
}

/** The number of different draws. */
export function outcomesOf({ length, symbols, isPick }: ManyDraws): number {
  let outcomes = 1;
  for (let place = 0; place < length; place += 1) outcomes *= isPick ? symbols - place : symbols;
  return outcomes;
}
