import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Money } from '../Money.tsx';
import { QueryError, type FailingQuery } from '../QueryError.tsx';
import { sumMoney } from '../sum-money.ts';
import { footerOf, TOTAL_CELL } from './wide-column.ts';
import { RowClicks, RowLink } from './RowLink.tsx';

export interface ColumnSpec<Row> {
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** The amount of a row that counts in the sum under the column. */
  readonly sum?: (row: Row) => string | null | undefined;
  /** A sum above zero is green, one below red. */
  readonly signed?: true;
  readonly right?: true;
  /** Hidden on narrow screens. */
  readonly wide?: true;
}

interface LinesProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  /** The query of the rows; its error is shown in their place. */
  readonly query?: FailingQuery | undefined;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly empty: string;
  /** The page that a row opens. */
  readonly rowPath?: (row: Row) => string;
  /** What a row does that opens no page. */
  readonly onRow?: (row: Row) => void;
}

interface RowTarget<Row> {
  readonly rowPath?: (row: Row) => string;
  readonly onRow?: (row: Row) => void;
}

/** The first cell of a row: its link, where the row leads somewhere. */
export function rowCell<Row>(
  { rowPath, onRow }: RowTarget<Row>,
  row: Row,
  content: ReactNode,
): ReactNode {
  const to = rowPath ? rowPath(row) : onRow && (() => onRow(row));
  return to === undefined ? content : <RowLink to={to}>{content}</RowLink>;
}

/** A dense table of data that is loaded, or that a query loads. */
export function DataTable<Row>(props: LinesProps<Row>) {
  const { label, rows, query, columns, keyOf, empty, onRow, rowPath } = props;
  if (query?.error) {
    return <QueryError message={query.error.message} onRetry={() => void query.refetch()} />;
  }
  if (rows?.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
        {empty}
      </Typography>
    );
  }
  const hidden = (column: ColumnSpec<Row>) =>
    column.wide ? { display: { xs: 'none', md: 'table-cell' } } : {};
  return (
    <RowClicks>
      <TableContainer>
        <Table size="small" aria-label={label} aria-busy={rows === undefined}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell
                  key={column.label}
                  // A column of buttons has no heading.
                  {...(column.label === '' ? { component: 'td' } : {})}
                  align={column.right ? 'right' : 'left'}
                  sx={hidden(column)}
                >
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(rows ?? []).map((row) => (
              <TableRow key={keyOf(row)} hover={onRow !== undefined || rowPath !== undefined}>
                {columns.map((column, place) => (
                  <TableCell
                    key={column.label}
                    align={column.right ? 'right' : 'left'}
                    sx={hidden(column)}
                  >
                    {place === 0 ? rowCell(props, row, column.render(row)) : column.render(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <Totals rows={rows ?? []} columns={columns} hidden={hidden} />
        </Table>
        {rows === undefined ? <Box sx={{ height: 120 }} /> : null}
      </TableContainer>
    </RowClicks>
  );
}

interface TotalsProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ColumnSpec<Row>[];
  readonly hidden: (column: ColumnSpec<Row>) => object;
}

/** The sums of the money columns over the rows that are shown. */
function Totals<Row>({ rows, columns, hidden }: TotalsProps<Row>) {
  const text = useText();
  if (rows.length < 2 || columns.every(({ sum }) => sum === undefined)) return null;
  return (
    <TableFooter sx={footerOf(columns)}>
      <TableRow>
        {columns.map((column, place) => (
          <TableCell
            key={column.label}
            align={column.right ? 'right' : 'left'}
            sx={{ ...TOTAL_CELL, ...hidden(column) }}
          >
            {column.sum ? (
              <Money
                value={sumMoney(rows.map(column.sum))}
                rounded
                signed={column.signed === true}
              />
            ) : place === 0 ? (
              text('list.pageTotal')
            ) : null}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}
