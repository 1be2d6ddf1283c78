// Hot and cold: how often each symbol came in the latest draws (lottery.md 3).
import { omissionOf } from './omission.ts';

/** How many of the latest draws are looked at. */
export const HOT_COLD_SPANS = [20, 50, 100] as const;

export interface Heat {
  readonly symbol: string;
  readonly hits: number;
  readonly omission: number;
  readonly heat: 'hot' | 'mild' | 'cold';
}

/**
 * Symbols from hottest to coldest over the last `span` draws (oldest first in `draws`), each draw
 * given as the symbols that came in it. The top third is hot, the bottom third cold; of equal
 * symbols the one with the lower omission is the hotter.
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
      const { hits, current } = omissionOf(latest.map((came) => came.includes(symbol)));
      return { symbol, hits, omission: current };
    })
    .sort((left, right) => right.hits - left.hits || left.omission - right.omission)
    .map((each, rank) => {
      const isCold = rank >= symbols.length - third;
      return { ...each, heat: rank < third ? 'hot' : isCold ? 'cold' : 'mild' };
    });
}
