import type { ReactNode } from 'react';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ContractActs } from './ContractActs.tsx';
import { stateTone, type DownlineContract } from './downline-contract.ts';
import { Simulation } from './Simulation.tsx';
import { TierList } from './TierList.tsx';
import { useRateNumber } from '../use-rates.ts';

interface ContractDialogProps {
  readonly contract: DownlineContract;
  readonly onClose: () => void;
}

/** A contract with a direct: all its terms and times, what may be done, and a try of its terms. */
export function ContractDialog({ contract, onClose }: ContractDialogProps) {
  const t = useTexts('agentContracts');
  const currency = useSite()?.currency ?? '';
  const { timeZone } = useSiteTimes();
  const { kind, username, terms, state } = contract;
  return (
    <Dialog
      title={t('detailsOf', { kind: t(`kind.${kind}`), name: username })}
      size="wide"
      focusSelf
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Badge tone={stateTone(state)}>{t(`state.${state}`)}</Badge>
          <ContractActs contract={contract} size="md" onDone={onClose} />
        </div>
        <div>
          <Facts facts={useTimes(contract)} />
          <ZoneNote timeZone={timeZone} />
        </div>
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">{t('tiers')}</h3>
          <TierList tiers={terms.tiers} currency={currency} />
          <Facts facts={useTerms(contract, currency)} />
        </section>
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">{t('trySame')}</h3>
          <Simulation input={{ username, terms }} currency={currency} />
        </section>
      </div>
    </Dialog>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm md:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="figures font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** When it was offered, answered and holds, and who pays. */
function useTimes(contract: DownlineContract): readonly Fact[] {
  const t = useTexts('agentContracts');
  const { dateTime } = useSiteTimes();
  const { acceptedAt, effectiveFrom, endedAt, note, reason } = contract;
  const isOffer = contract.state === 'PENDING' || contract.state === 'PENDING_APPROVAL';
  const at = (name: string, time: number | null): Fact[] =>
    time === null ? [] : [[name, dateTime(time)]];
  const words = (name: string, text: string): Fact[] => (text === '' ? [] : [[name, text]]);
  return [
    [t('version'), contract.version],
    [t('payer'), t(contract.payer === 'PLATFORM' ? 'house' : 'payerUpline')],
    ...at(t('offeredAt'), contract.offeredAt),
    ...at(t('answerUntil'), isOffer ? contract.offerExpiresAt : null),
    ...at(t('acceptedAt'), acceptedAt),
    ...at(t('effectiveFrom'), effectiveFrom),
    ...at(t('endedAt'), endedAt),
    ...words(t('note'), note),
    ...words(t('endReason'), reason),
  ];
}

/** The terms beside the tiers; those that its kind does not have are left out. */
function useTerms({ terms }: DownlineContract, currency: string): readonly Fact[] {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  const numberOf = useRateNumber();
  const { carryMode, tierMetric, sellingDays, streak, rateCapPct, minCoveragePct } = terms;
  const games = terms.categories.map((each) => t(`category.${each}`)).join(', ');
  const amount = (name: string, value: string | undefined): Fact[] =>
    value === undefined ? [] : [[name, money(value, currency)]];
  const days = sellingDays && {
    count: sellingDays.requiredDays,
    amount: money(sellingDays.minPerDay, currency),
  };
  return [
    [t('basis'), t(`basis.${terms.basis}`)],
    [t('every'), t(`every.${terms.period}`)],
    [t('games'), games === '' ? t('allGames') : games],
    ...amount(t('activeFrom'), terms.activeMinBet),
    ...(carryMode === undefined ? [] : [[t('carryMode'), t(`carry.${carryMode}`)] as const]),
    ...(tierMetric === undefined ? [] : [[t('tierMetric'), t(`metric.${tierMetric}`)] as const]),
    ...(days === undefined ? [] : [[t('sellingDays'), t('sellingDaysOf', days)] as const]),
    ...(streak ?? []).map(
      ({ periods, addRatePct: rate }) =>
        [t('streak'), t('streakOf', { rate: numberOf(rate), count: periods })] as const,
    ),
    ...(rateCapPct === undefined ? [] : [[t('rateCap'), `${numberOf(rateCapPct)} %`] as const]),
    ...(minCoveragePct === undefined
      ? []
      : [[t('coverage'), `≥ ${numberOf(minCoveragePct)} %`] as const]),
    ...amount(t('periodCap'), terms.periodCap),
    ...amount(t('roundUnit'), terms.roundUnit),
    ...amount(t('stopLimit'), terms.stopLimit),
  ];
}
