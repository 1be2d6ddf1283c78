import { useState } from 'react';
import type { CallInput, CallName, CallValue } from './calls.ts';
import { useAsk } from './use-ask.ts';
import type { Pages } from '../ui/lists/PagedPanel.tsx';

/** The place of a page in a list, as calls take it: pages count from 1. */
export interface Place {
  readonly pageNo: number;
  readonly pageSize: number;
}

interface PagesOptions<Name extends CallName> {
  readonly call: Name;
  /** The list that a file is made of, and what it is filtered by. */
  readonly resource: string;
  readonly filter: object;
  readonly inputOf: (place: Place) => CallInput<Name>;
  readonly pageSize?: number;
  readonly refreshMs?: number;
}

const PAGE_SIZE = 25;

/** A list that is read page by page, 25 rows on each by default. */
export function usePages<Name extends CallName>(
  options: PagesOptions<Name>,
): Pages<CallValue<Name>> {
  const { call, resource, filter, inputOf, pageSize = PAGE_SIZE, refreshMs } = options;
  const [page, setPage] = useState(0);
  const input = inputOf({ pageNo: page + 1, pageSize });
  const query = useAsk(call, input, refreshMs === undefined ? {} : { refreshMs });
  return { query, list: { resource, filter }, page, pageSize, onPage: setPage };
}
