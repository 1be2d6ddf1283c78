import type { ReactElement, ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { RowLink } from './RowLink.tsx';
import { WIDE } from './wide-column.ts';

export interface ColumnProps<Row> {
  readonly source: string;
  readonly label: string | ReactElement;
  /** Defaults to the field's value. */
  readonly render?: (row: Row) => ReactNode;
  /** The page that the row opens: the cell becomes the row's link. */
  readonly to?: (row: Row) => string;
  /** The amount of a row that counts in the sum under the column. */
  readonly sum?: (row: Row) => string | null | undefined;
  /** A sum above zero is green, one below red. */
  readonly signed?: true;
  readonly right?: boolean;
  /** Hidden on narrow screens. */
  readonly wide?: boolean;
  /** The server can sort by this field. */
  readonly sortable?: boolean;
}

/** A column of a list whose rows have the type `Row`. */
export function Column<Row>(props: ColumnProps<Row>) {
  const { source, label, to, right, wide, sortable } = props;
  const render = to === undefined ? props.render : (row: Row) => linkOf(props, to, row);
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

function linkOf<Row>({ source, render }: ColumnProps<Row>, to: (row: Row) => string, row: Row) {
  const value = (row as Readonly<Record<string, unknown>>)[source];
  return <RowLink to={to(row)}>{render ? render(row) : String(value)}</RowLink>;
}
