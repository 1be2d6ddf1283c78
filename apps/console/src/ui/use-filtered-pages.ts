import { useState } from 'react';

export const PAGE_SIZE = 25;

export interface FilteredPagesState<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** Undefined for all. */
  readonly kind: Kind | undefined;
  /** From 0. */
  readonly page: number;
  /** What a call is asked for. */
  readonly asked: { readonly pageNo: number; readonly pageSize: number };
  readonly choose: (kind: string) => void;
  readonly turn: (page: number) => void;
}

/** One kind among the rows of a long list, or all, and the page shown of it. */
export function useFilteredPages<Kind extends string>(
  kinds: readonly Kind[],
  first?: Kind,
): FilteredPagesState<Kind> {
  const [kind, setKind] = useState(first);
  const [page, setPage] = useState(0);
  return {
    kinds,
    kind,
    page,
    asked: { pageNo: page + 1, pageSize: PAGE_SIZE },
    choose: (chosen) => {
      setPage(0);
      setKind(kinds.find((each) => each === chosen));
    },
    turn: setPage,
  };
}
