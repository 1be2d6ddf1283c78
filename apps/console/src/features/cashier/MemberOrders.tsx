// The latest orders of one member, deposits or withdrawals.
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { DataTable, type ColumnSpec } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
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
  readonly orders: readonly Each[] | undefined;
  readonly query: FailingQuery;
  readonly urlOf: (number: string) => string;
  /** The columns that only this kind of order has. */
  readonly columns: readonly ColumnSpec<Each>[];
  readonly state: (order: Each) => ReactNode;
}

export function MemberOrders<Each extends Order>(props: MemberOrdersProps<Each>) {
  const { title, orders, query, urlOf, columns, state } = props;
  const text = useText();
  return (
    <Panel title={title}>
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
