// Reading and acting from components: react-query around the typed client.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { HttpError } from 'react-admin';
import { ask, type CallName, type InputOf, type ValueOf } from './calls.ts';
import { useSession } from './session.ts';

/**
 * Reads a call for the merchant shown; again every `refreshMs`, when it is given. With `fresh` what
 * was read a moment ago is read anew when the page opens: for what operators change by version.
 */
export function useAsk<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options: {
    readonly refreshMs?: number;
    readonly enabled?: boolean;
    readonly fresh?: boolean;
  } = {},
) {
  const { merchant } = useSession();
  return useQuery<ValueOf<Name>, HttpError>({
    queryKey: ['ask', merchant, name, input],
    queryFn: () => ask(name, input),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    retry: false,
    refetchOnMount: options.fresh === true ? 'always' : true,
    ...(options.refreshMs === undefined ? {} : { refetchInterval: options.refreshMs }),
  });
}

/** Makes everything on the page be read again: an act changes more than what it was made on. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
