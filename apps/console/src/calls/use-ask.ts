// Queries and invalidation for components: react-query around the typed client.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HttpError } from 'react-admin';
import { ask, type CallName, type CallInput, type CallValue } from './calls.ts';
import { useSession } from './session.ts';

/**
 * Queries a call for the selected merchant, again every `refreshMs` if given. With `fresh` the
 * query is repeated on mount even if its cached data is recent: for data that operators edit with a
 * version.
 */
export function useAsk<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: {
    readonly refreshMs?: number;
    readonly enabled?: boolean;
    readonly fresh?: boolean;
  } = {},
) {
  const { merchant } = useSession();
  return useQuery<CallValue<Name>, HttpError>({
    queryKey: ['ask', merchant, name, input],
    queryFn: () => ask(name, input),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    retry: false,
    refetchOnMount: options.fresh === true ? 'always' : true,
    ...(options.refreshMs === undefined ? {} : { refetchInterval: options.refreshMs }),
  });
}

/** Invalidates all queries: an act changes more than the record that it was made on. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
