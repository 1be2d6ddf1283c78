// The latest orders of one member, deposits or withdrawals.
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { SaveRows } from '../../ui/lists/SaveRows.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { FailingQuery } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';

/** The number of orders shown. */
export const LAST_ORDERS = 50;

interface Order {
  readonly number: string;
  readonly createdAt: number;
  readonly amount: string;
  readonly currency: string;
}

interface MemberOrdersProps<Each extends Order> {
  readonly title: string;
  /** Saves all orders of the member, not only the latest. */
  readonly file: Pick<ComponentProps<typeof SaveRows>, 'resource' | 'filter' | 'fields'>;
  readonly orders: readonly Each[] | undefined;
  readonly query: FailingQuery;
  readonly urlOf: (number: string) => string;
  /** The columns that only this kind of order has. */
  readonly columns: readonly ColumnSpec<Each>[];
  readonly state: (order: Each) => ReactNode;
}

export function MemberOrders<Each extends Order>(props: MemberOrdersProps<Each>) {
  const { title, file, orders, query, urlOf, columns, state } = props;
  const text = useText();
  return (
    <Panel title={title} actions={<SaveRows {...file} total={orders?.length ?? 0} />}>
      <DataTable
        label={title}
        rows={orders}
        query={query}
        keyOf={({ number }) => number}
        empty={text('ra.navigation.no_results')}
        rowPath={({ number }) => urlOf(number)}
        columns={[
          { label: text('order.number'), render: ({ number }) => number },
          { label: text('order.created'), render: (order) => <DateTime at={order.createdAt} /> },
          {
            label: text('field.amount'),
            right: true,
            render: ({ amount, currency }) => <Money value={amount} currency={currency} />,
          },
          ...columns,
          { label: text('field.state'), render: state },
        ]}
      />
    </Panel>
  );
}
