// The row under a list with the sums of its money columns over the rows that are shown.
import { TableCell, TableFooter, TableRow } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { Money } from '../Money.tsx';
import { sumMoney } from '../sum-money.ts';
import type { ColumnProps } from './Column.tsx';
import { footerOf, TOTAL_CELL, WIDE } from './wide-column.ts';

/** The footer of react-admin's table: one cell for each of its columns. */
export function PageTotals({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  const { data } = useListContext();
  const columns = Children.toArray(children).filter((each) =>
    isValidElement<ColumnProps<never>>(each),
  );
  const isSummed = columns.some(({ props }) => props.sum !== undefined);
  if (!isSummed || data === undefined || data.length < 2) return null;
  return (
    <TableFooter sx={footerOf(columns.map(({ props }) => props))}>
      <TableRow>
        {columns.map(({ props: { sum, right, wide, signed } }, place) => (
          <TableCell
            key={place}
            align={right ? 'right' : 'left'}
            {...(wide ? { className: WIDE } : {})}
            sx={TOTAL_CELL}
          >
            {sum ? (
              <Money
                value={sumMoney((data as unknown as readonly never[]).map(sum))}
                rounded
                signed={signed === true}
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
