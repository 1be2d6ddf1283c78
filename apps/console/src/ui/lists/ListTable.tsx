import { DataTable } from 'react-admin';
import { Column } from './Column.tsx';
import type { ColumnSpec } from './DataTable.tsx';
import { EmptyList } from './ListPage.tsx';

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly empty: string;
  readonly onRow?: (row: Row) => void;
}

/** The table of a `ListPage`, with columns like those of a table of loaded data. */
export function ListTable<Row>({ label, columns, empty, onRow }: ListTableProps<Row>) {
  return (
    <DataTable
      aria-label={label}
      bulkActionButtons={false}
      empty={<EmptyList>{empty}</EmptyList>}
      rowClick={
        onRow === undefined
          ? false
          : (_id, _resource, record) => {
              onRow(record as unknown as Row);
              return false;
            }
      }
    >
      {columns.map(({ label: heading, render, right, wide }, place) => (
        <Column
          key={heading}
          source={`column${place}`}
          label={heading}
          render={render}
          {...(right ? { right } : {})}
          {...(wide ? { wide } : {})}
        />
      ))}
    </DataTable>
  );
}
