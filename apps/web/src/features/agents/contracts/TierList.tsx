import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useRateNumber, useTierRate, type WireTier } from '../use-rates.ts';

interface TierListProps {
  readonly tiers: readonly WireTier[];
  /** The share of its play that a bet must cover, where the contract asks for one. */
  readonly minCoveragePct?: string | undefined;
  readonly currency: string;
}

/** The tiers of a contract, one in a line, and which bets count for them. */
export function TierList({ tiers, minCoveragePct: share, currency }: TierListProps) {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  const rateOf = useTierRate(currency);
  const numberOf = useRateNumber();
  return (
    <ol className="flex flex-col gap-1 text-sm">
      {tiers.map((tier, at) => (
        <li key={at} className="flex flex-wrap items-baseline gap-x-3 text-ink-2">
          <span className="font-semibold text-ink">{rateOf(tier)}</span>
          {isAsked(tier.minTurnover) && (
            <span>{`${t('minTurnover')} ${money(tier.minTurnover, currency)}`}</span>
          )}
          {isAsked(tier.minLoss) && (
            <span>{`${t('minLoss')} ${money(tier.minLoss, currency)}`}</span>
          )}
          {isAsked(tier.minDeposit) && (
            <span>{`${t('minDeposit')} ${money(tier.minDeposit, currency)}`}</span>
          )}
          {tier.days5 !== undefined && isAsked(tier.days5) && (
            <span>{`${t('minDays5')} ${money(tier.days5, currency)}`}</span>
          )}
          {tier.days15 !== undefined && isAsked(tier.days15) && (
            <span>{`${t('minDays15')} ${money(tier.days15, currency)}`}</span>
          )}
          {tier.minActive > 0 && <span>{`${t('minActive')} ${tier.minActive}`}</span>}
        </li>
      ))}
      {share !== undefined && (
        <li className="text-ink-2">{t('coverageFrom', { share: numberOf(share) })}</li>
      )}
    </ol>
  );
}

const isAsked = (amount: string): boolean => /[1-9]/.test(amount);
