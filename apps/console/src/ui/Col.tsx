import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';

interface ColProps<Row> {
  readonly source: string;
  readonly label: string;
  /** Without it the field itself is shown. */
  readonly render?: (row: Row) => ReactNode;
  readonly right?: boolean;
  /** Left out on narrow screens. */
  readonly wide?: boolean;
  /** The server can order by this field. */
  readonly sortable?: boolean;
}

/** Cells of this class are left out on narrow screens (`ListPage`). */
export const WIDE = 'wide-column';

/** A column of a list whose rows the server has shaped as `Row`. */
export function Col<Row>({ source, label, render, right, wide, sortable }: ColProps<Row>) {
  return (
    <DataTable.Col
      source={source}
      label={label}
      disableSort={sortable !== true}
      align={right ? 'right' : 'left'}
      {...(wide ? { headerClassName: WIDE, cellClassName: WIDE } : {})}
      {...(render ? { render: (row: RaRecord) => render(row as unknown as Row) } : {})}
    />
  );
}
