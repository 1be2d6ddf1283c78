// The pages of a time line, one after the other, each from where the last one ended.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { ask, type CallInput, type CallValue } from './calls.ts';
import { useSession } from './session.ts';

type Page = CallValue<'memberCase'>;

/** The entries that were read so far, and how to read older ones. */
export function useCasePages(input: Omit<CallInput<'memberCase'>, 'cursor'>) {
  const { merchant } = useSession();
  const query = useInfiniteQuery<
    Page,
    HttpError,
    readonly Page[],
    readonly unknown[],
    string | null
  >({
    queryKey: ['ask', merchant, 'memberCase', input],
    queryFn: ({ pageParam }) =>
      ask('memberCase', { ...input, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages,
    retry: false,
  });
  return {
    pages: query.data,
    error: query.error,
    refetch: query.refetch,
    hasOlder: query.hasNextPage,
    isReading: query.isFetchingNextPage,
    readOlder: () => void query.fetchNextPage(),
  };
}
