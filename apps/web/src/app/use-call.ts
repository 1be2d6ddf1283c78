// Calls as components use them: `useCall` shows an answer, `useAct` does something once.
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Language } from '@fairhouse/values';
import { currentLanguage, useLanguage } from '../i18n/language.ts';
import {
  call,
  type AnswerOf,
  type CallName,
  type ClientRefusal,
  type InputOf,
  type ValueOf,
} from './calls.ts';
import { queries } from './queries.ts';
import { currentSession, useSession, type Session } from './session.ts';

interface UseCallOptions<Value> {
  /** False keeps the call unmade, such as while a filter is incomplete. */
  readonly enabled?: boolean;
  readonly staleTime?: number;
  /** Asks again every so often, for what no signal announces. */
  readonly refetchInterval?: number | ((value: Value | undefined) => number | false);
  /** Keeps the last answer on the screen while another input's is fetched. */
  readonly keepPrevious?: boolean;
}

/**
 * The answer to a call, kept and shared by everyone who asks the same. `error` is the refusal, its
 * `message` is in the page's language. The language and the person are part of what is asked.
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
 * Asks before a component does; what comes is there for the first that asks the same. The answer's
 * value, or undefined when it was refused.
 */
export async function askAhead<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
): Promise<ValueOf<Name> | undefined> {
  const query = queryOf(name, input, currentLanguage(), currentSession());
  try {
    return await queries.fetchQuery({ ...query, retry: false });
  } catch {
    // The component that needs it asks again, and shows what it was refused for.
    return undefined;
  }
}

/** Keeps an answer that came by another way, for the first that asks the same. */
export function keepAnswer<Name extends CallName>(
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

export interface Act<Name extends CallName> {
  readonly act: (input: InputOf<Name>) => Promise<AnswerOf<Name>>;
  readonly pending: boolean;
  /** What the last try was refused for; gone when tried again. */
  readonly refusal: ClientRefusal | undefined;
  readonly reset: () => void;
}

/**
 * Does something by a call. A try that the network swallowed is repeated under the same id, so that
 * what moves money moves it once; a definite answer or another input begins a new id.
 */
export function useAct<Name extends CallName>(name: Name): Act<Name> {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const attempt = useRef<{ readonly input: string; readonly key: string }>(undefined);
  const act = useCallback(
    async (input: InputOf<Name>) => {
      const written = JSON.stringify(input);
      if (attempt.current?.input !== written) {
        attempt.current = { input: written, key: crypto.randomUUID() };
      }
      setPending(true);
      setRefusal(undefined);
      const answer = await call(name, input, { idempotencyKey: attempt.current.key });
      setPending(false);
      if (answer.ok || answer.refusal.status < 500) attempt.current = undefined;
      if (!answer.ok) setRefusal(answer.refusal);
      return answer;
    },
    [name],
  );
  const reset = useCallback(() => setRefusal(undefined), []);
  return { act, pending, refusal, reset };
}
