import { useState } from 'react';

export const PAGE_SIZE = 25;

export interface FilteredPagesState<Kind extends string> {
  readonly kinds: readonly Kind[];
  /** Undefined for all. */
  readonly kind: Kind | undefined;
  /** Zero-based. */
  readonly page: number;
  /** The input of the call. */
  readonly paging: { readonly pageNo: number; readonly pageSize: number };
  readonly choose: (kind: string) => void;
  readonly turn: (page: number) => void;
}

/** The filter and the current page of a long list. */
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
    paging: { pageNo: page + 1, pageSize: PAGE_SIZE },
    choose: (chosen) => {
      setPage(0);
      setKind(kinds.find((each) => each === chosen));
    },
    turn: setPage,
  };
}
