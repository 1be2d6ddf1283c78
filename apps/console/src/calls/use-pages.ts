import { useState } from 'react';
import type { CallInput, CallName, CallValue } from './calls.ts';
import { useAsk } from './use-ask.ts';
import type { Pages } from '../ui/lists/PagedPanel.tsx';

/** The place of a page in a list, as calls take it: pages count from 1. */
interface Place {
  readonly pageNo: number;
  readonly pageSize: number;
}

interface PagesOptions<Name extends CallName> {
  readonly call: Name;
  /** The list that a file is made of. */
  readonly resource: string;
  /** What list and file are filtered by: the call's input beside the place. */
  readonly filter: Omit<CallInput<Name>, keyof Place>;
  readonly pageSize?: number;
  readonly refreshMs?: number;
}

const PAGE_SIZE = 25;

/** A list that is read page by page, 25 rows on each by default. */
export function usePages<Name extends CallName>(
  options: PagesOptions<Name>,
): Pages<CallValue<Name>> {
  const { call, resource, filter, pageSize = PAGE_SIZE, refreshMs } = options;
  const [page, setPage] = useState(0);
  const input = { ...filter, pageNo: page + 1, pageSize } as CallInput<Name>;
  const query = useAsk(call, input, refreshMs === undefined ? {} : { refreshMs });
  return { query, list: { resource, filter }, page, pageSize, onPage: setPage };
}
