import { Suspense } from 'react';
import { EmptyArt } from '../../../../art/EmptyArt.tsx';
import { CallResult } from '../../../../calls/CallResult.tsx';
import type { ValueOf } from '../../../../calls/calls.ts';
import { useCall } from '../../../../calls/use-call.ts';
import { openDetail, useFilter } from '../../../../centre/centre-filters.ts';
import { FileButton, loadFile } from '../../../../centre/FileButton.tsx';
import { useDays } from '../../../../centre/use-days.ts';
import { useFormats } from '../../../../i18n/format.ts';
import { useDayTexts } from '../../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { lazyPart } from '../../../../parts/load-chunk.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { Table, type Column } from '../../../../ui/data/Table.tsx';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { Skeleton } from '../../../../ui/layout/Skeleton.tsx';
import { IncomeDay } from './IncomeDay.tsx';
import { OpenButton } from './OpenButton.tsx';
import { PeriodBar } from '../PeriodBar.tsx';

const { Part: IncomeChart } = lazyPart(
  () => import('./IncomeChart.tsx'),
  (m) => m.IncomeChart,
);

export type Income = ValueOf<'agentIncome'>;
type IncomeDay = Income['list'][number];

const FIGURES = [
  'lotteryRebate',
  'vendorRebate',
  'dailySalary',
  'hourSalary',
  'realtimeSalary',
  'dividend',
  'activity',
] as const;

/** My income: what each day brought, and what it is made of. */
export function MyIncome() {
  const t = useTexts('agentFigures');
  const days = useDays('week');
  const day = useFilter('order');
  const query = useCall('agentIncome', days.days, { staleTime: 0, keepPrevious: true });
  if (day !== undefined) return <IncomeDay day={day} />;
  return (
    <>
      <PeriodBar
        days={days}
        extra={<FileButton load={() => loadFile('agentIncomeCsv', days.days)} />}
      />
      <CallResult query={query}>
        {(income) =>
          income.list.length === 0 ? (
            <EmptyState
              art={<EmptyArt name="ledger" />}
              title={t('noIncome')}
              text={t('noIncomeText')}
            />
          ) : (
            <div className="flex flex-col gap-6">
              <Suspense fallback={<Skeleton className="h-55" />}>
                <IncomeChart income={income} />
              </Suspense>
              <IncomeTable income={income} />
            </div>
          )
        }
      </CallResult>
    </>
  );
}

function IncomeTable({ income }: { readonly income: Income }) {
  const t = useTexts('agentFigures');
  const { money } = useFormats();
  const { currency, total } = income;
  const shown = (value: string) => money(value, currency, { bare: true });
  const paid = (value: string) => shown(/^0*\.?0*$/.test(value) ? value : `-${value}`);
  const result = (value: string) => <Money value={value} currency={currency} bare result />;
  const columns: readonly Column<IncomeDay>[] = [
    { key: 'day', phone: 'title', name: t('day'), cell: ({ day }) => <DayButton day={day} /> },
    ...FIGURES.map((key): Column<IncomeDay> => ({
      key,
      phone: 'hidden',
      name: t(key),
      figures: true,
      cell: (one) => shown(one[key]),
    })),
    {
      key: 'parts',
      phone: 'more',
      phoneOnly: true,
      name: t('income'),
      cell: (one) => (
        <span className="figures whitespace-normal">
          {[...FIGURES, 'paidDown' as const]
            .filter((key) => /[1-9]/.test(one[key]))
            .map((key) => `${t(key)} ${key === 'paidDown' ? paid(one[key]) : shown(one[key])}`)
            .join(' · ')}
        </span>
      ),
    },
    {
      key: 'paidDown',
      phone: 'hidden',
      name: t('paidDown'),
      figures: true,
      cell: (one) => paid(one.paidDown),
    },
    {
      key: 'total',
      phone: 'figure',
      name: t('total'),
      figures: true,
      cell: (one) => result(one.total),
    },
  ];
  return (
    <Table
      caption={t('income')}
      columns={columns}
      rows={income.list}
      keyOf={({ day }) => day}
      empty={null}
      totals={{
        day: t('total'),
        ...Object.fromEntries(FIGURES.map((key) => [key, shown(total[key])])),
        paidDown: paid(total.paidDown),
        total: result(total.total),
      }}
    />
  );
}

function DayButton({ day }: { readonly day: string }) {
  const t = useTexts('agentFigures');
  const shown = useDayTexts().day(day);
  return (
    <OpenButton label={t('openDay', { day: shown })} onClick={() => openDetail({ order: day })}>
      {shown}
    </OpenButton>
  );
}
