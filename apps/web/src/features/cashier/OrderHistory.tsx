// What the histories of deposits and of withdrawals have in common: filters, table, pages.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClientRefusal } from '../../app/calls.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { Answered } from '../members/Answered.tsx';
import { setFilters, stepInto, useChoiceFilter, usePageFilter } from '../members/centre-address.ts';
import { FileButton } from '../members/FileButton.tsx';
import { FilterBar } from '../members/FilterBar.tsx';
import { useDays } from '../members/use-days.ts';
import { orderTone } from './order-tone.ts';
import { StateFilter } from './StateFilter.tsx';

const PAGE_SIZE = 20;

/** How a history is asked for: always anew, with the page before shown meanwhile. */
export const HISTORY = { staleTime: 0, keepPrevious: true } as const;

/** The filters of a history as the address has them. */
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
  /** The one column that only this kind of order has: how it came, or where it goes. */
  readonly way: Pick<Column<Each>, 'name' | 'cell'>;
  readonly empty: ReactNode;
}

/** Orders of one kind, each a step away from its timeline. */
export function OrderHistory<Each extends Order, State extends string>(
  props: OrderHistoryProps<Each, State>,
) {
  const { caption, asked, query, file, stateText, way, empty } = props;
  const columns = useColumns(way, stateText);
  return (
    <>
      <FilterBar days={asked.days} aside={<FileButton load={file} />}>
        <StateFilter
          states={asked.states.map((value) => ({ value, label: stateText(value) }))}
          value={asked.state}
        />
      </FilterBar>
      <Answered query={query}>
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
              onChoose={(page) => setFilters({ page: String(page) })}
            />
          </>
        )}
      </Answered>
    </>
  );
}

function useColumns<Each extends Order>(
  way: Pick<Column<Each>, 'name' | 'cell'>,
  stateText: (state: Each['state']) => string,
): readonly Column<Each>[] {
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
    { key: 'way', ...way },
    {
      key: 'amount',
      name: t('amount'),
      figures: true,
      cell: (order) => money(order.amount, order.currency),
    },
    {
      key: 'state',
      name: t('state'),
      cell: ({ state }) => <Badge tone={orderTone(state)}>{stateText(state)}</Badge>,
    },
  ];
}
