// A list of games page by page, each page asked for when the end of the list comes into view.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call, type ClientRefusal, type ValueOf } from '../../../calls/calls.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useSession } from '../../../session/session.ts';
import type { GameCardView, GameType } from '../cards/game-view.ts';
import { listInput, type ListFilters } from './list-filters.ts';

type Page = ValueOf<'gameList'>;

/** Divisible by every number of columns, so that no page ends within a row. */
export const PAGE_SIZE = 60;
/** A list stays this long, so that the way back from a game finds it as it was left. */
const KEPT_MS = 30 * 60_000;

export interface GameListView {
  /** One array for each page. */
  readonly pages: readonly (readonly GameCardView[])[];
  readonly total: number;
  readonly facets: Page['facets'] | undefined;
  readonly error: ClientRefusal | null;
  /** The next page could not be loaded: it is asked for again by a press only. */
  readonly moreError: ClientRefusal | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The games of a type, or of all types, that the filters let through. */
export function useGameList(gameType: GameType | undefined, filters: ListFilters): GameListView {
  const language = useLanguage();
  const session = useSession();
  const asked = listInput(filters, { gameType, pageNo: 1, pageSize: PAGE_SIZE });
  const query = useInfiniteQuery({
    queryKey: ['gameList', { ...asked, pageNo: 'each' }, language, session?.account ?? ''],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const answer = await call('gameList', { ...asked, pageNo: pageParam }, { signal });
      if (answer.ok) return answer.value;
      throw answer.refusal;
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, pageSize, total }) =>
      pageNo * pageSize < total ? pageNo + 1 : undefined,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });
  const pages = query.data?.pages ?? [];
  const error = query.error as ClientRefusal | null;
  return {
    pages: pages.map(({ list }) => list),
    total: pages[0]?.total ?? 0,
    facets: pages[0]?.facets,
    error,
    moreError: query.isFetchNextPageError ? error : null,
    isPending: query.isPending,
    isFetching: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
