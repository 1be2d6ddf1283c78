import { TablePagination } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

interface PagerProps {
  /** Undefined while loading; an empty list has no pager. */
  readonly total: number | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

/** The pager below a long list. */
export function Pager({ total = 0, page, pageSize, onPage }: PagerProps) {
  const text = useText();
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
