import { Suspense } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { openAgentPage } from '../../../centre/centre-filters.ts';
import { useDays } from '../../../centre/use-days.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { CategoryBlocks } from './CategoryBlocks.tsx';
import { FigureCard } from './FigureCard.tsx';
import { PeopleCards } from './PeopleCards.tsx';
import { PeriodBar } from './PeriodBar.tsx';

const { Part: TrendChart } = lazyPart(
  () => import('./TrendChart.tsx'),
  (m) => m.TrendChart,
);

export type Team = ValueOf<'agentTeamFigures'>;

/** Team overview: what the whole team did in some days; each figure opens its list. */
export function TeamOverview() {
  const days = useDays('week');
  const query = useCall('agentTeamFigures', days.days, { staleTime: 30_000, keepPrevious: true });
  return (
    <>
      <PeriodBar days={days} />
      <CallResult query={query}>
        {(team) => (
          <div className="flex flex-col gap-6">
            <MoneyCards team={team} days={days.days} />
            <PeopleCards days={days.days} currency={team.currency} />
            <Trend team={team} />
            <CategoryBlocks team={team} days={days.days} />
          </div>
        )}
      </CallResult>
    </>
  );
}

function Trend({ team }: { readonly team: Team }) {
  const t = useTexts('agentFigures');
  const isEmpty = team.categories.length === 0 && /^0*\.?0*$/.test(team.total.deposit);
  if (isEmpty) {
    return (
      <EmptyState
        art={<EmptyArt name="ledger" />}
        title={t('noFigures')}
        text={t('noFiguresText')}
      />
    );
  }
  return (
    <Suspense fallback={<Skeleton className="h-75" />}>
      <TrendChart team={team} />
    </Suspense>
  );
}

interface CardsProps {
  readonly team: Team;
  readonly days: { readonly from: string; readonly to: string };
}

function MoneyCards({ team, days }: CardsProps) {
  const t = useTexts('agentFigures');
  const { total, currency } = team;
  const money = (value: string, result = false) => (
    <Money value={value} currency={currency} result={result} />
  );
  const accounts = (kind: string) => () =>
    openAgentPage('agentDownlineTransactionDetailsCopy', { ...days, kind });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <FigureCard
        label={t('netResult')}
        value={money(total.netResult, true)}
        note={t('netNote')}
        onOpen={() => openAgentPage('palStatementsAgentCopy', days)}
      />
      <FigureCard
        label={t('bet')}
        value={money(total.bet)}
        onOpen={() => openAgentPage('personalHistoryCopy', days)}
      />
      <FigureCard label={t('deposit')} value={money(total.deposit)} onOpen={accounts('deposit')} />
      <FigureCard
        label={t('withdrawal')}
        value={money(total.withdrawal)}
        onOpen={accounts('withdrawal')}
      />
      <FigureCard label={t('payout')} value={money(total.payout)} onOpen={accounts('prize')} />
      <FigureCard label={t('rebate')} value={money(total.rebate)} onOpen={accounts('rebate')} />
      <FigureCard label={t('salary')} value={money(total.salary)} onOpen={accounts('salary')} />
      <FigureCard
        label={t('dividend')}
        value={money(total.dividend)}
        onOpen={accounts('dividend')}
      />
      <FigureCard
        label={t('activity')}
        value={money(total.activity)}
        onOpen={accounts('activity')}
      />
      <FigureCard
        label={t('firstDeposits')}
        value={String(total.firstDeposits)}
        onOpen={accounts('deposit')}
      />
    </div>
  );
}
