interface CursorPage {
  readonly list: readonly object[];
  /** Of the next page; null at the end. */
  readonly cursor: string | null;
}

interface PageRequest {
  /** Names the list: another one has other cursors. */
  readonly list: string;
  /** From 1. */
  readonly pageNo: number;
  readonly input: object;
}

/**
 * Numbered pages of a call with forward cursors. The cursor of a page comes with the page before
 * it: those of the list that was read last are kept, and a page further on is reached through the
 * ones before it. A page behind the end has no rows.
 */
export function readByCursors(
  read: (input: object) => Promise<CursorPage>,
): (request: PageRequest) => Promise<CursorPage> {
  const kept = { list: '', cursors: [] as string[] };
  return async ({ list, pageNo, input }) => {
    const known = kept.list === list ? kept.cursors : [];
    let place = Math.min(pageNo - 1, known.length);
    for (;;) {
      const cursor = known[place - 1];
      const page = await read(cursor === undefined ? input : { ...input, cursor });
      known.splice(place, known.length, ...(page.cursor === null ? [] : [page.cursor]));
      kept.list = list;
      kept.cursors = known;
      if (place === pageNo - 1) return page;
      if (page.cursor === null) return { list: [], cursor: null };
      place += 1;
    }
  };
}
