// Hot and cold: the frequency of each symbol in the latest draws (lottery.md 3).
import { measureOmission } from './omission.ts';

/** The selectable numbers of latest draws. */
export const HOT_COLD_SPANS = [20, 50, 100] as const;

export interface Heat {
  readonly symbol: string;
  readonly hits: number;
  readonly omission: number;
  readonly heat: 'hot' | 'mild' | 'cold';
}

/**
 * Symbols from hottest to coldest over the last `span` draws (oldest first in `draws`), each draw
 * given as its drawn symbols. The top third is hot, the bottom third cold; of symbols with equal
 * counts the one with the lower omission is hotter.
 */
export function hotAndCold(
  symbols: readonly string[],
  draws: readonly (readonly string[])[],
  span: number,
): Heat[] {
  const latest = draws.slice(-span);
  const third = Math.floor(symbols.length / 3);
  return symbols
    .map((symbol) => {
      const { hits, current } = measureOmission(latest.map((came) => came.includes(symbol)));
      return { symbol, hits, omission: current };
    })
    .sort((left, right) => right.hits - left.hits || left.omission - right.omission)
    .map((each, rank) => {
      const isCold = rank >= symbols.length - third;
      return { ...each, heat: rank < third ? 'hot' : isCold ? 'cold' : 'mild' };
    });
}
