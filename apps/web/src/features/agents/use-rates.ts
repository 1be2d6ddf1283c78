import { LANGUAGE_LOCALES, numberFormat } from '@fairhouse/values';
import type { ValueOf } from '../../calls/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';

export type WireTier = ValueOf<'agentContractSimulate'>['terms']['tiers'][number];

/** Rates of contracts have up to four decimals, all of which are written. */
const EXACT = { maximumFractionDigits: 4 };

/** Writes the number of a rate, `"0.8"`, as the page's language does. */
export function useRateNumber(): (rate: string) => string {
  const { format } = numberFormat(LANGUAGE_LOCALES[useLanguage()], EXACT);
  return (rate) => format(rate as Intl.StringNumericLiteral);
}

/** Writes what a tier pays: `0.8 %`, for winning and losing stakes `0.3 / 1.5 %`, or an amount. */
export function useTierRate(currency: string): (tier: WireTier) => string {
  const numberOf = useRateNumber();
  const { money } = useFormats();
  return ({ ratePct, winRatePct, lossRatePct, fixedAmount }) => {
    if (ratePct !== undefined) return `${numberOf(ratePct)} %`;
    if (winRatePct !== undefined) {
      return `${numberOf(winRatePct)} / ${numberOf(lossRatePct ?? '0')} %`;
    }
    return fixedAmount === undefined ? '' : money(fixedAmount, currency);
  };
}
