/** The class of cells that are hidden on narrow screens (`ListPage`). */
export const WIDE = 'wide-column';

/** What of a footer depends on its columns. */
interface SummedColumn {
  readonly sum?: unknown;
  readonly wide?: boolean;
}

/** A footer is left out where the columns of its sums are hidden. */
export function footerOf(columns: readonly SummedColumn[]) {
  const isShown = columns.some(({ sum, wide }) => sum !== undefined && wide !== true);
  return isShown ? {} : { display: { xs: 'none', md: 'table-footer-group' } };
}

/** A cell of the sums; the label of the row is longer than a number of the first column. */
export const TOTAL_CELL = {
  fontSize: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
  whiteSpace: 'nowrap',
} as const;
