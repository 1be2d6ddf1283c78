// Answers of calls as components use them.
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Language } from '@fairhouse/values';
import { currentLanguage, useLanguage } from '../i18n/language.ts';
import { call, type CallName, type ClientRefusal, type InputOf, type ValueOf } from './calls.ts';
import { queries } from './queries.ts';
import { currentSession, useSession, type Session } from '../session/session.ts';

interface UseCallOptions<Value> {
  /** False suspends the call, for example while a filter is incomplete. */
  readonly enabled?: boolean;
  readonly staleTime?: number;
  /** Polls at this interval, for data that no signal announces. */
  readonly refetchInterval?: number | ((value: Value | undefined) => number | false);
  /** Keeps the last answer on the screen while the answer for another input is loading. */
  readonly keepPrevious?: boolean;
}

/**
 * The answer to a call, cached and shared by all components with the same input. `error` is the
 * refusal, its `message` is in the page's language. The language and the account are part of the
 * cache key.
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options: UseCallOptions<ValueOf<Name>> = {},
): UseQueryResult<ValueOf<Name>, ClientRefusal> {
  const language = useLanguage();
  const session = useSession();
  const { keepPrevious = false, refetchInterval, ...rest } = options;
  return useQuery<ValueOf<Name>, ClientRefusal>({
    ...queryOf(name, input, language, session),
    ...(keepPrevious ? { placeholderData: (before) => before } : {}),
    ...(refetchInterval === undefined
      ? {}
      : {
          refetchInterval: ({ state }) =>
            typeof refetchInterval === 'number' ? refetchInterval : refetchInterval(state.data),
        }),
    ...rest,
  });
}

/**
 * Requests an answer before a component needs it; the first component with the same input uses it.
 * Resolves to the answer's value, or undefined if it was refused.
 */
export async function prefetchCall<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
): Promise<ValueOf<Name> | undefined> {
  const query = queryOf(name, input, currentLanguage(), currentSession());
  try {
    return await queries.fetchQuery({ ...query, retry: false });
  } catch {
    // The component that needs it calls again, and shows the refusal.
    return undefined;
  }
}

/** Stores an answer that arrived by another way, for the first component with the same input. */
export function cacheAnswer<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  value: ValueOf<Name>,
): void {
  const { queryKey } = queryOf(name, input, currentLanguage(), currentSession());
  queries.setQueryData(queryKey, value);
}

function queryOf<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  language: Language,
  session: Session | undefined,
) {
  return {
    queryKey: [name, input, language, session?.account ?? ''],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<ValueOf<Name>> => {
      const answer = await call(name, input, { signal });
      if (answer.ok) return answer.value;
      throw answer.refusal;
    },
  };
}
