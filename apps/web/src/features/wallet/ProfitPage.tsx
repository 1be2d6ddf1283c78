import { Suspense } from 'react';
import { lazyPart } from '../../parts/load-chunk.ts';
import { useCall } from '../../calls/use-call.ts';
import type { ValueOf } from '../../calls/calls.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Stat } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Money } from '../../ui/data/Money.tsx';
import { Skeleton } from '../../ui/layout/Skeleton.tsx';
import { CallResult } from '../../calls/CallResult.tsx';
import { FileButton, loadFile } from '../../centre/FileButton.tsx';
import { FilterBar } from '../../centre/FilterBar.tsx';
import { useDays } from '../../centre/use-days.ts';
import { useSite } from '../../site/use-site.ts';
import { ProfitCategories } from './ProfitCategories.tsx';
import { ProfitTable } from './ProfitTable.tsx';

const { Part: ProfitChart } = lazyPart(
  () => import('./ProfitChart.tsx'),
  (m) => m.ProfitChart,
);

export type Profit = ValueOf<'personalProfit'>;

/** Personal loss: the member's own result by business day, and by category of games. */
export function ProfitPage() {
  const t = useTexts('wallet');
  const days = useDays('week');
  const currency = useSite()?.currency ?? '';
  const query = useCall('personalProfit', days.days, { staleTime: 0, keepPrevious: true });
  return (
    <>
      <FilterBar
        days={days}
        extra={<FileButton load={() => loadFile('personalProfitCsv', days.days)} />}
      />
      <CallResult query={query}>
        {(profit) =>
          profit.list.length === 0 ? (
            <EmptyState
              art={<EmptyArt name="ledger" />}
              title={t('noProfit')}
              text={t('noProfitText')}
            />
          ) : (
            <div className="flex flex-col gap-6">
              <Totals total={profit.total} currency={currency} />
              <Suspense fallback={<Skeleton className="h-55" />}>
                <ProfitChart profit={profit} currency={currency} />
              </Suspense>
              <ProfitTable profit={profit} currency={currency} />
              <ProfitCategories days={days.days} currency={currency} />
            </div>
          )
        }
      </CallResult>
    </>
  );
}

interface TotalsProps {
  readonly total: Profit['total'];
  readonly currency: string;
}

function Totals({ total, currency }: TotalsProps) {
  const t = useTexts('wallet');
  const { money } = useFormats();
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Stat
        label={t('net')}
        value={<Money value={total.net} currency={currency} result />}
        note={t('netNote')}
      />
      <Stat label={t('stake')} value={money(total.stake, currency)} />
      <Stat label={t('payout')} value={money(total.payout, currency)} />
      <Stat label={t('rebate')} value={money(total.rebate, currency)} />
    </div>
  );
}
