import { useMemo } from 'react';
import type { PlayPrices, TierPrice } from '../pads/pick-prices.ts';
import { useSymbolPrice } from '../pads/use-symbol-price.ts';

/** Formats what a hit of a play pays: its odds, or its prize at the current stake. */
export function usePlayPrice(): (prices: PlayPrices | undefined) => string {
  const symbolPrice = useSymbolPrice();
  return useMemo(
    () => (prices) => (prices === undefined ? '' : symbolPrice(tiersOf(prices), 100)),
    [symbolPrice],
  );
}

/** The different prices of a play, highest first; those of its symbols where these are alike. */
function tiersOf({ head, symbols }: PlayPrices): TierPrice[] {
  if (head.length > 0) return head.map(({ odds, prize }) => ({ code: '', odds, prize }));
  return [...(symbols?.[0]?.[0] ?? [])];
}
