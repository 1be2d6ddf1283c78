import { TablePagination } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

interface PagesProps {
  /** Undefined while loading; without a line there are no pages. */
  readonly total: number | undefined;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a long list under its lines. */
export function Pages({ total = 0, page, pageSize, onPage }: PagesProps) {
  const text = useText();
  // Under nothing there is nothing to turn.
  if (total === 0) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[pageSize]}
      onPageChange={(_event, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count }) =>
        text('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
    />
  );
}
