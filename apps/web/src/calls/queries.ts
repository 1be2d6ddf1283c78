// The query cache: how long answers are cached, and which events invalidate them.
import { QueryClient } from '@tanstack/react-query';
import type { CallName, ClientRefusal } from './calls.ts';
import { mayRetry } from './calls.ts';

/** Answers are fresh this long; signals of the live connection invalidate them earlier. */
const FRESH_MS = 30_000;
const RETRIES = 2;
/** What a mutation has sent, such as a password, leaves the memory this long after it is used. */
const SENT_MS = 1_000;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < RETRIES && mayRetry(asRefusal(error)),
    },
    // Without a network a mutation is refused at once, not sent when nobody expects it.
    mutations: { networkMode: 'always', gcTime: SENT_MS },
  },
});

/** The error of a query is always the refusal of its call. */
export function asRefusal(error: unknown): ClientRefusal {
  return error as ClientRefusal;
}

/** Invalidates the answers of some calls; answers on the screen are fetched again. */
export function invalidateCalls(...names: readonly CallName[]): void {
  for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
}

/** Removes the private answers of the previous user after login or logout. */
export function clearPrivateAnswers(keep: readonly CallName[]): void {
  queries.removeQueries({
    predicate: ({ queryKey }) => !keep.includes(queryKey[0] as CallName),
  });
}
