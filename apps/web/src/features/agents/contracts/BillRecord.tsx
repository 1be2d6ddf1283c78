import { useState } from 'react';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { call, type ValueOf } from '../../../calls/calls.ts';
import { loadPages } from '../../../calls/load-pages.ts';
import { useCall } from '../../../calls/use-call.ts';
import { FilterBar } from '../../../centre/FilterBar.tsx';
import { setCentreFilters, usePageFilter } from '../../../centre/centre-filters.ts';
import { useDays } from '../../../centre/use-days.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../site/use-site.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { sumDecimals } from '../../../ui/data/sum-decimals.ts';
import { CsvButton, Table, type Column } from '../../../ui/data/Table.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import type { DayPreset } from '../../../ui/forms/day-ranges.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { Badge, type BadgeTone } from '../../../ui/layout/Card.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { BillDialog } from './explained/BillDialog.tsx';
import { DebtNotice } from './DebtNotice.tsx';
import { PayDialog } from './PayDialog.tsx';
import { useTierRate } from '../use-rates.ts';
import { usePeriods } from '../use-periods.ts';

export type Bill = ValueOf<'agentBills'>['list'][number];

const PAGE_SIZE = 20;

const TONES: Partial<Record<Bill['status'], BadgeTone>> = {
  ISSUED: 'won',
  PART_PAID: 'lost',
  INSUFFICIENT: 'lost',
  WAIT_PAYER: 'accent',
};

/** A tier can be reached in a period of which nothing is paid, such as an hour without bets. */
const stateOf = ({ status, reached }: Bill) =>
  status === 'NOT_REACHED' && reached !== null ? 'bill.NOTHING' : (`bill.${status}` as const);

interface BillRecordProps {
  readonly kind: Bill['kind'];
  readonly preset: DayPreset;
}

/** The bills of a kind: the agent's own, and those of its directs, which it pays. */
export function BillRecord({ kind, preset }: BillRecordProps) {
  const t = useTexts('agentContracts');
  const inFigures = useTexts('agentFigures');
  const currency = useSite()?.currency ?? '';
  const { money } = useFormats();
  const { period } = usePeriods();
  const days = useDays(preset);
  const pageNo = usePageFilter();
  const [scope, setScope] = useState<'SELF' | 'DOWNLINE'>('SELF');
  const [opened, setOpened] = useState<string>();
  const [paying, setPaying] = useState<Bill>();
  const { from, to } = days.days;
  const filter = { kind, scope, from, to };
  const asked = { ...filter, pageNo, pageSize: PAGE_SIZE };
  const query = useCall('agentBills', asked, { staleTime: 0, keepPrevious: true });
  const amountOf = (value: string) => <Money value={value} currency={currency} bare />;
  const rateOf = useTierRate(currency);
  const summaryOf = ({ figures, reached }: Bill) =>
    [
      ...(reached === null ? [] : [`${t('rate')} ${rateOf(reached)}`]),
      `${t('turnover')} ${money(figures.bet, currency, { bare: true })}`,
    ].join(' · ');
  const payButton = (bill: Bill) =>
    scope === 'DOWNLINE' && bill.status === 'WAIT_PAYER' && bill.payer !== null ? (
      <Button size="sm" look="outline" onClick={() => setPaying(bill)}>
        {t('pay')}
      </Button>
    ) : null;
  const columns: Column<Bill>[] = [
    {
      key: 'period',
      phone: 'title',
      name: t('period'),
      text: ({ periodKey }) => periodKey,
      cell: ({ periodKey }) => (
        <span className="figures whitespace-nowrap">{period(periodKey)}</span>
      ),
    },
    {
      key: 'username',
      phone: scope === 'DOWNLINE' ? 'note' : 'hidden',
      name: t('username'),
      text: ({ username }) => username,
      cell: ({ username }) => username,
    },
    {
      key: 'turnover',
      name: t('turnover'),
      figures: true,
      text: ({ figures }) => figures.bet,
      cell: ({ figures }) => amountOf(figures.bet),
    },
    {
      key: 'active',
      name: t('active'),
      figures: true,
      text: ({ figures }) => String(figures.active),
      cell: ({ figures }) => figures.active,
    },
    ...(kind === 'DIVIDEND'
      ? [
          {
            key: 'companyWin',
            name: t('companyWin'),
            figures: true,
            text: ({ figures }: Bill) => figures.companyWin,
            cell: ({ figures }: Bill) => amountOf(figures.companyWin),
          },
        ]
      : []),
    {
      key: 'rate',
      name: t('rate'),
      figures: true,
      text: ({ reached }) => (reached === null ? '' : rateOf(reached)),
      cell: ({ reached }) => (
        <span className="whitespace-nowrap">{reached === null ? '–' : rateOf(reached)}</span>
      ),
    },
    {
      key: 'gross',
      phone: 'figure',
      name: t('gross'),
      figures: true,
      text: ({ gross }) => gross,
      cell: ({ gross }) => amountOf(gross),
    },
    {
      key: 'toDirects',
      name: t('toDirects'),
      figures: true,
      text: ({ payToDirects }) => payToDirects,
      cell: ({ payToDirects }) => amountOf(payToDirects),
    },
    {
      key: 'status',
      phone: 'state',
      name: t('status'),
      text: (bill) => t(stateOf(bill)),
      cell: (bill) => <Badge tone={TONES[bill.status] ?? 'plain'}>{t(stateOf(bill))}</Badge>,
    },
    {
      key: 'acts',
      phone: 'open',
      name: t('open'),
      cell: (bill) => (
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setOpened(bill.id)}>
            {t('why')}
          </Button>
          <span className="max-md:hidden">{payButton(bill)}</span>
        </span>
      ),
    },
    {
      key: 'summary',
      phone: 'more',
      phoneOnly: true,
      name: t('turnover'),
      cell: (bill) => (
        <span className="figures flex items-center justify-between gap-2">
          {summaryOf(bill)}
          {/* Above the press area of the row. */}
          <span className="relative z-10">{payButton(bill)}</span>
        </span>
      ),
    },
  ];
  return (
    <>
      <DebtNotice currency={currency} />
      <FilterBar
        days={days}
        extra={
          <CsvButton
            fileName={`${kind.toLowerCase()}-${from}-${to}`}
            columns={columns}
            load={() =>
              loadPages(
                (place) => call('agentBills', { ...filter, ...place }),
                (message) => toast('failed', message),
              )
            }
          />
        }
      />
      <Tabs
        label={t('scope')}
        look="chips"
        className="mb-4"
        tabs={[
          { value: 'SELF', label: t('own') },
          { value: 'DOWNLINE', label: t('directs') },
        ]}
        value={scope}
        onChoose={(chosen) => setScope(chosen === 'DOWNLINE' ? 'DOWNLINE' : 'SELF')}
      />
      <CallResult query={query}>
        {({ list, total }) => (
          <>
            <Table
              caption={t(`kind.${kind}`)}
              columns={columns}
              rows={list}
              keyOf={({ id }) => id}
              totals={{
                period: inFigures('pageTotal'),
                turnover: amountOf(sumDecimals(list.map(({ figures }) => figures.bet))),
                ...(kind === 'DIVIDEND'
                  ? {
                      companyWin: amountOf(
                        sumDecimals(list.map(({ figures }) => figures.companyWin)),
                      ),
                    }
                  : {}),
                gross: amountOf(sumDecimals(list.map(({ gross }) => gross))),
                toDirects: amountOf(sumDecimals(list.map(({ payToDirects }) => payToDirects))),
              }}
              empty={
                <EmptyState
                  art={<EmptyArt name="ledger" />}
                  title={t('noBills')}
                  text={t('noBillsText')}
                />
              }
            />
            <Pagination
              page={pageNo}
              pageSize={PAGE_SIZE}
              total={total}
              onChoose={(page) => setCentreFilters({ page: String(page) })}
            />
          </>
        )}
      </CallResult>
      {opened !== undefined && (
        <BillDialog id={opened} currency={currency} onClose={() => setOpened(undefined)} />
      )}
      {paying !== undefined && (
        <PayDialog bill={paying} currency={currency} onClose={() => setPaying(undefined)} />
      )}
    </>
  );
}
