import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { QueryError, type FailingQuery } from '../QueryError.tsx';

export interface ColumnSpec<Row> {
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
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
  readonly onRow?: (row: Row) => void;
}

/** A dense table of data that is loaded, or that a query loads. */
export function DataTable<Row>(props: LinesProps<Row>) {
  const { label, rows, query, columns, keyOf, empty, onRow } = props;
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
            <TableRow
              key={keyOf(row)}
              hover={onRow !== undefined}
              {...(onRow === undefined
                ? {}
                : { onClick: () => onRow(row), sx: { cursor: 'pointer' } })}
            >
              {columns.map((column) => (
                <TableCell
                  key={column.label}
                  align={column.right ? 'right' : 'left'}
                  sx={hidden(column)}
                >
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows === undefined ? <Box sx={{ height: 120 }} /> : null}
    </TableContainer>
  );
}
