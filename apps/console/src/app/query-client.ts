import { QueryClient } from '@tanstack/react-query';

/** What the console has asked for; a failed query is repeated by its button only. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
});
