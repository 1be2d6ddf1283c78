import { useInfiniteQuery } from '@tanstack/react-query';
import { call, type ClientRefusal, type InputOf, type ValueOf } from '../../calls/calls.ts';
import { useSession } from '../../session/session.ts';
import { useLanguage } from '../../i18n/language.ts';

export type RecordLine = ValueOf<'memTransDet'>['list'][number];
export type RecordKind = RecordLine['kind'];
export type RecordFilter = Pick<InputOf<'memTransDet'>, 'from' | 'to' | 'kind'>;

const PAGE_SIZE = 20;

/** The account record page by page, with a cursor to the next page in each. */
export function useRecord(filter: RecordFilter) {
  const session = useSession();
  const language = useLanguage();
  return useInfiniteQuery<
    ValueOf<'memTransDet'>,
    ClientRefusal,
    { readonly pages: readonly ValueOf<'memTransDet'>[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['memTransDet', 'pages', filter, language, session?.account ?? ''],
    staleTime: 0,
    initialPageParam: undefined,
    getNextPageParam: (last) => last.cursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === undefined ? {} : { cursor: pageParam };
      const answer = await call(
        'memTransDet',
        { ...filter, ...cursor, pageSize: PAGE_SIZE },
        { signal },
      );
      if (answer.ok) return answer.value;
      throw answer.refusal;
    },
  });
}
