import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { Column } from './Column.tsx';
import type { ColumnSpec } from './DataTable.tsx';
import { EmptyList } from './ListPage.tsx';

const OFF_SCREEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

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
          key={place}
          source={`column${place}`}
          label={heading === '' ? <ActionsHeading /> : heading}
          render={render}
          {...(right ? { right } : {})}
          {...(wide ? { wide } : {})}
        />
      ))}
    </DataTable>
  );
}

/** A column of buttons needs no heading on the screen; a screen reader names it. */
function ActionsHeading() {
  const text = useText();
  return (
    <Box component="span" sx={OFF_SCREEN}>
      {text('app.actions')}
    </Box>
  );
}
