import { Money } from '../Money.tsx';
import type { ColumnSpec } from './DataTable.tsx';

/** A column of amounts with their sum below; a `wide` one is hidden on narrow screens. */
export function moneyColumn<Row>(
  label: string,
  read: (row: Row) => string | null | undefined,
  more: { readonly wide?: true } = {},
): ColumnSpec<Row> {
  return {
    label,
    right: true,
    ...more,
    sum: read,
    render: (row) => <Money value={read(row)} />,
  };
}
