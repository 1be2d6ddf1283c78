// Shared by the deposit and withdrawal histories: filters, table, pages.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Badge } from '../../../ui/layout/Card.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table, type Column } from '../../../ui/data/Table.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import {
  setCentreFilters,
  openDetail,
  useChoiceFilter,
  usePageFilter,
} from '../../../centre/centre-filters.ts';
import { FileButton } from '../../../centre/FileButton.tsx';
import { FilterBar } from '../../../centre/FilterBar.tsx';
import { useDays } from '../../../centre/use-days.ts';
import { orderTone } from './order-tone.ts';
import { StateFilter } from './StateFilter.tsx';

const PAGE_SIZE = 20;

/** Query options of a history: always refetched, with the previous page shown meanwhile. */
export const HISTORY_OPTIONS = { staleTime: 0, keepPrevious: true } as const;

/** The filters of a history, read from the address. */
export function useHistoryFilter<const State extends string>(states: readonly State[]) {
  const days = useDays('month');
  const state = useChoiceFilter('state', states);
  const pageNo = usePageFilter();
  const filter = { ...days.span, ...(state === undefined ? {} : { state }) };
  return { days, states, state, pageNo, filter, page: { ...filter, pageNo, pageSize: PAGE_SIZE } };
}

interface Order {
  readonly number: string;
  readonly createdAt: number;
  readonly amount: string;
  readonly currency: string;
  readonly state: Parameters<typeof orderTone>[0];
}

interface OrderHistoryProps<Each extends Order, State extends string> {
  readonly caption: string;
  readonly asked: ReturnType<typeof useHistoryFilter<State>>;
  readonly query: UseQueryResult<
    { readonly list: readonly Each[]; readonly total: number },
    ClientRefusal
  >;
  readonly file: Parameters<typeof FileButton>[0]['load'];
  readonly stateText: (state: State | Each['state']) => string;
  /** The column that only this kind of order has: its payment method, or its account. */
  readonly extraColumn: Pick<Column<Each>, 'name' | 'cell'>;
  readonly empty: ReactNode;
}

/** Orders of one kind, each with a link to its timeline. */
export function OrderHistory<Each extends Order, State extends string>(
  props: OrderHistoryProps<Each, State>,
) {
  const { caption, asked, query, file, stateText, extraColumn, empty } = props;
  const columns = useColumns(extraColumn, stateText);
  return (
    <>
      <FilterBar days={asked.days} extra={<FileButton load={file} />}>
        <StateFilter
          states={asked.states.map((value) => ({ value, label: stateText(value) }))}
          value={asked.state}
        />
      </FilterBar>
      <CallResult query={query}>
        {({ list, total }) => (
          <>
            <Table
              caption={caption}
              columns={columns}
              rows={list}
              keyOf={(order) => order.number}
              empty={empty}
            />
            <Pagination
              page={asked.pageNo}
              pageSize={PAGE_SIZE}
              total={total}
              onChoose={(page) => setCentreFilters({ page: String(page) })}
            />
          </>
        )}
      </CallResult>
    </>
  );
}

function useColumns<Each extends Order>(
  extraColumn: Pick<Column<Each>, 'name' | 'cell'>,
  stateText: (state: Each['state']) => string,
): readonly Column<Each>[] {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const { dateTime } = useSiteTimes();
  return [
    {
      key: 'time',
      name: t('time'),
      phone: 'note',
      cell: (order) => <span className="figures">{dateTime(order.createdAt)}</span>,
    },
    {
      key: 'number',
      phone: 'open',
      name: t('number'),
      cell: (order) => (
        <Button look="outline" size="sm" onClick={() => openDetail({ order: order.number })}>
          {order.number}
        </Button>
      ),
    },
    { key: 'way', phone: 'title', ...extraColumn },
    {
      key: 'amount',
      phone: 'figure',
      name: t('amount'),
      figures: true,
      cell: (order) => money(order.amount, order.currency),
    },
    {
      key: 'state',
      phone: 'state',
      name: t('state'),
      cell: ({ state }) => <Badge tone={orderTone(state)}>{stateText(state)}</Badge>,
    },
  ];
}
