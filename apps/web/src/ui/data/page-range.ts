/**
 * The count of neighbours of the page that are shown, and of pages at each end (product.md section
 * 9).
 */
export const PAGE_RANGE = 3;
export const MARGIN_PAGES = 1;

/** The page numbers to show, in order; `gap` marks omitted ones. Pages count from 1. */
export function pageRange(page: number, pages: number): (number | 'gap')[] {
  const half = Math.floor(PAGE_RANGE / 2);
  const first = Math.max(1, Math.min(page - half, pages - PAGE_RANGE + 1));
  const last = Math.min(pages, first + PAGE_RANGE - 1);
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) =>
      each <= MARGIN_PAGES || each > pages - MARGIN_PAGES || (each >= first && each <= last),
  );
  return shown.flatMap((each, index) => {
    const before = shown[index - 1];
    if (before === undefined || each === before + 1) return [each];
    return each === before + 2 ? [each - 1, each] : ['gap' as const, each];
  });
}
