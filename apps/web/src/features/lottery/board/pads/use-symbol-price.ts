import { reducedTerms } from '@fairhouse/rules/lottery';
import { formatAmount, formatRate, type Rate } from '@fairhouse/values';
import { useMemo } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useCurrency } from '../../use-money.ts';
import type { TierPrice } from './pick-prices.ts';

/**
 * Formats the price of a symbol: its odds per unit, reduced to a percentage, or its prize at the
 * current stake.
 */
export function useSymbolPrice(): (prices: readonly TierPrice[], percent: number) => string {
  const { money } = useFormats();
  const currency = useCurrency();
  return useMemo(
    () => (prices, percent) => {
      const odds = prices.flatMap((each) => each.odds ?? []);
      if (odds.length > 0) {
        return `1 : ${odds.map((each) => formatRate(reducedOdds(each, percent))).join(' / ')}`;
      }
      const sums = prices.flatMap(({ prize }) => (prize === undefined ? [] : formatAmount(prize)));
      return sums.map((each) => money(each, currency, { bare: true, exact: true })).join(' / ');
    },
    [money, currency],
  );
}

/** A closed number is crossed out with its regular odds. */
function reducedOdds(odds: Rate, percent: number): Rate {
  if (percent === 0 || percent === 100) return odds;
  return reducedTerms({ style: 'FIXED', odds: [odds] }, percent).odds[0] ?? odds;
}
