import { useCall } from '../../app/use-call.ts';
import type { ValueOf } from '../../app/calls.ts';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { Answered } from '../members/Answered.tsx';
import {
  openPage,
  setFilters,
  stepInto,
  useChoiceFilter,
  usePageFilter,
} from '../members/centre-address.ts';
import { FileButton, loadFile } from '../members/FileButton.tsx';
import { FilterBar } from '../members/FilterBar.tsx';
import { useDays } from '../members/use-days.ts';
import { orderTone } from './order-tone.ts';
import { StateFilter } from './StateFilter.tsx';

type Order = ValueOf<'depositList'>['list'][number];

const PAGE_SIZE = 20;
const STATES = [
  'PAYING',
  'AMOUNT_REVIEW',
  'LATE_REVIEW',
  'SUCCESS',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'REFUND',
] as const;

/** The caller's deposits, each a step away from its timeline. */
export function DepositHistory() {
  const t = useTexts('cashier');
  const days = useDays('month');
  const state = useChoiceFilter('state', STATES);
  const pageNo = usePageFilter();
  const filter = { ...days.span, ...(state === undefined ? {} : { state }) };
  const query = useCall(
    'depositList',
    { ...filter, pageNo, pageSize: PAGE_SIZE },
    { staleTime: 0, keepPrevious: true },
  );
  const columns = useColumns();
  return (
    <>
      <FilterBar days={days} aside={<FileButton load={() => loadFile('depositListCsv', filter)} />}>
        <StateFilter
          states={STATES.map((value) => ({ value, label: t(`depositState.${value}`) }))}
          value={state}
        />
      </FilterBar>
      <Answered query={query}>
        {({ list, total }) => (
          <>
            <Table
              caption={t('depositTab.history')}
              columns={columns}
              rows={list}
              keyOf={(order) => order.number}
              empty={
                <EmptyState
                  art={<EmptyArt name="ledger" />}
                  title={t('noDeposits')}
                  text={t('noDepositsText')}
                  action={
                    <Button look="primary" onClick={() => openPage('depositv2')}>
                      {t('depositNow')}
                    </Button>
                  }
                />
              }
            />
            <Pagination
              page={pageNo}
              pageSize={PAGE_SIZE}
              total={total}
              onChoose={(page) => setFilters({ page: String(page) })}
            />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns(): readonly Column<Order>[] {
  const t = useTexts('cashier');
  const { money, dateTime } = useFormats();
  return [
    { key: 'time', name: t('time'), cell: (order) => dateTime(order.createdAt) },
    {
      key: 'number',
      name: t('number'),
      cell: (order) => (
        <Button look="outline" size="sm" onClick={() => stepInto({ order: order.number })}>
          {order.number}
        </Button>
      ),
    },
    { key: 'channel', name: t('channel'), cell: (order) => order.channelName },
    {
      key: 'amount',
      name: t('amount'),
      figures: true,
      cell: (order) => money(order.amount, order.currency),
    },
    {
      key: 'state',
      name: t('state'),
      cell: (order) => (
        <Badge tone={orderTone(order.state)}>{t(`depositState.${order.state}`)}</Badge>
      ),
    },
  ];
}
