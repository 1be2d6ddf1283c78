import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';

interface ColProps<Row> {
  readonly source: string;
  readonly label: string | ReactElement;
  /** Defaults to the field's value. */
  readonly render?: (row: Row) => ReactNode;
  readonly right?: boolean;
  /** Hidden on narrow screens. */
  readonly wide?: boolean;
  /** The server can sort by this field. */
  readonly sortable?: boolean;
}

/** The class of cells that are hidden on narrow screens (`ListPage`). */
export const WIDE = 'wide-column';

/** A column of a list whose rows have the type `Row`. */
export function Column<Row>({ source, label, render, right, wide, sortable }: ColProps<Row>) {
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
