// Queries and invalidation for components: react-query around the typed client.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HttpError } from 'react-admin';
import { ask, type CallName, type CallInput, type CallValue } from './calls.ts';
import { isTransient } from '../ui/is-transient.ts';
import { useSession } from './session.ts';

/**
 * Queries a call for the selected merchant, again every `refreshMs` if given. With `fresh` the
 * query is repeated on mount even if its cached data is recent: for data that operators edit with a
 * version.
 *
 * While a refresh fails in passing, the last data stays without an error; the frame of the page
 * says so (`RefreshNotice`). With `showsErrors` the page shows the error above its last data.
 */
export function useAsk<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: {
    readonly refreshMs?: number;
    readonly enabled?: boolean;
    readonly fresh?: boolean;
    readonly showsErrors?: true;
  } = {},
) {
  const { merchant } = useSession();
  const { showsErrors } = options;
  const { data, error, refetch, isFetching } = useQuery<CallValue<Name>, HttpError>({
    queryKey: ['ask', merchant, name, input],
    queryFn: () => ask(name, input),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    retry: false,
    refetchOnMount: options.fresh === true ? 'always' : true,
    ...(showsErrors ? { meta: { showsErrors } } : {}),
    ...(options.refreshMs === undefined ? {} : { refetchInterval: options.refreshMs }),
  });
  const isKept = data !== undefined && !showsErrors && isTransient(error);
  return { data, error: isKept ? null : error, refetch, isFetching };
}

/** Invalidates all queries: an act changes more than the record that it was made on. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
