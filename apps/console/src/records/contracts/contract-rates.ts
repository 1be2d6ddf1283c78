// The rates of a contract in a few words.
import { LANGUAGE_LOCALES, numberFormat, type Language } from '@fairhouse/values';
import { useLanguage } from '../../i18n/use-text.ts';
import { formatMoney } from '../../ui/format.ts';

interface TierPay {
  readonly ratePct?: string | undefined;
  readonly winRatePct?: string | undefined;
  readonly lossRatePct?: string | undefined;
  readonly fixedAmount?: string | undefined;
}

interface RateTexts {
  /** A rate in percent: `0.5 %`. */
  readonly rateText: (rate: string) => string;
  /** What one tier pays: a rate, both rates of winning and losing stakes, or an amount. */
  readonly payText: (tier: TierPay) => string;
  /** What all tiers pay, the lowest first. */
  readonly ratesText: (tiers: readonly TierPay[]) => string;
}

/** Writes rates as the page's language does. */
export function useRateTexts(): RateTexts {
  return rateTexts(useLanguage());
}

/** Writes rates as a language does. */
export function rateTexts(language: Language): RateTexts {
  const { format } = numberFormat(LANGUAGE_LOCALES[language], { maximumFractionDigits: 4 });
  const numberOf = (rate: string) => format(rate as Intl.StringNumericLiteral);
  const rateText = (rate: string) => `${numberOf(rate)} %`;
  const payText = ({ ratePct, winRatePct, lossRatePct, fixedAmount }: TierPay) => {
    if (ratePct !== undefined) return rateText(ratePct);
    if (fixedAmount !== undefined) return formatMoney(fixedAmount, language);
    return `${numberOf(winRatePct ?? '0')} / ${rateText(lossRatePct ?? '0')}`;
  };
  return { rateText, payText, ratesText: (tiers) => tiers.map(payText).join(' · ') };
}
