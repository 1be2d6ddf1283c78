// The cache of answers: what is kept how long, and what an event makes stale.
import { QueryClient } from '@tanstack/react-query';
import type { CallName, ClientRefusal } from './calls.ts';
import { mayRetry } from './calls.ts';

/** Ordinary answers are fresh this long; signals of the live connection end it sooner. */
const FRESH_MS = 30_000;
const RETRIES = 2;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < RETRIES && mayRetry(asRefusal(error)),
    },
  },
});

/** The error of a query is always the refusal that its call answered. */
export function asRefusal(error: unknown): ClientRefusal {
  return error as ClientRefusal;
}

/** Makes the answers of some calls stale; those on the screen are fetched again. */
export function renew(...names: readonly CallName[]): void {
  for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
}

/** After login or logout nothing of the other person may stay. */
export function forgetPrivate(keep: readonly CallName[]): void {
  queries.removeQueries({
    predicate: ({ queryKey }) => !keep.includes(queryKey[0] as CallName),
  });
}
