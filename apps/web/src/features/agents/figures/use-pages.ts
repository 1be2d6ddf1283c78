import { useInfiniteQuery } from '@tanstack/react-query';
import { call, type ClientRefusal, type InputOf, type ValueOf } from '../../../calls/calls.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useSession } from '../../../session/session.ts';

type PagedCall =
  | 'agentBets'
  | 'agentRounds'
  | 'agentAccounts'
  | 'agentTeam'
  | 'agentDownlineContracts';

/** A list of the team page by page, with a cursor to the next page in each. */
export function usePages<Name extends PagedCall>(
  name: Name,
  filter: Omit<InputOf<Name>, 'cursor' | 'pageNo' | 'pageSize'>,
) {
  const session = useSession();
  const language = useLanguage();
  return useInfiniteQuery<
    ValueOf<Name>,
    ClientRefusal,
    { readonly pages: readonly ValueOf<Name>[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: [name, 'pages', filter, language, session?.account ?? ''],
    staleTime: 0,
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as { cursor: string | null }).cursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      const input = { ...filter, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      const answer = await call(name, input as InputOf<Name>, { signal });
      if (answer.ok) return answer.value;
      throw answer.refusal;
    },
  });
}
