import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { Column } from './Column.tsx';
import { rowCell, type ColumnSpec } from './DataTable.tsx';
import { EmptyList } from './ListPage.tsx';
import { PageTotals } from './PageTotals.tsx';

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
  /** The page that a row opens. */
  readonly rowPath?: (row: Row) => string;
  /** What a row does that opens no page. */
  readonly onRow?: (row: Row) => void;
}

/** The table of a `ListPage`, with columns like those of a table of loaded data. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, empty } = props;
  return (
    <DataTable
      aria-label={label}
      bulkActionButtons={false}
      foot={PageTotals}
      empty={<EmptyList>{empty}</EmptyList>}
      rowClick={false}
    >
      {columns.map(({ label: heading, render, sum, signed, right, wide }, place) => (
        <Column
          key={place}
          source={`column${place}`}
          label={heading === '' ? <ActionsHeading /> : heading}
          render={(row: Row) => (place === 0 ? rowCell(props, row, render(row)) : render(row))}
          {...(sum ? { sum } : {})}
          {...(signed ? { signed } : {})}
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
