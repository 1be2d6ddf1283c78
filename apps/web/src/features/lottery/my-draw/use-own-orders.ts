import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type ClientRefusal } from '../../../calls/calls.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useSession } from '../../../session/session.ts';
import type { BetOrder } from '../bets/bet-totals.ts';
import { loadOrders } from '../bets/load-orders.ts';
import { hasWaitingOrders } from '../panels/outcome.ts';

const POLL_MS = 2000;

/**
 * All orders of the player on a draw, newest first, read again until they are settled; not called
 * for a visitor.
 */
export function useOwnOrders(issue: string): UseQueryResult<readonly BetOrder[], ClientRefusal> {
  const session = useSession();
  const language = useLanguage();
  return useQuery<readonly BetOrder[], ClientRefusal>({
    queryKey: ['ownOrders', issue, language, session?.account ?? ''],
    enabled: session !== undefined && issue !== '',
    staleTime: POLL_MS,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && hasWaitingOrders(data) ? POLL_MS : false,
    queryFn: async () => {
      let refusal: ClientRefusal | undefined;
      const orders = await loadOrders(
        async (input) => {
          const answer = await call('myBets', input);
          if (!answer.ok) ({ refusal } = answer);
          return answer;
        },
        { issue },
        () => undefined,
      );
      if (refusal !== undefined) throw refusal;
      return orders;
    },
  });
}
