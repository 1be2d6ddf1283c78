import { useCallback } from 'react';
import type { ValueOf } from '../calls/calls.ts';
import { useSession } from '../session/session.ts';
import { useCall } from '../calls/use-call.ts';

export interface BalanceView {
  readonly balance: ValueOf<'balance'> | undefined;
  readonly refresh: () => void;
  readonly pending: boolean;
}

/** The caller's balance; refetched on the `balance` signal and by a press. */
export function useBalance(): BalanceView {
  const session = useSession();
  const { data, isFetching, refetch } = useCall('balance', {}, { enabled: session !== undefined });
  const refresh = useCallback(() => void refetch(), [refetch]);
  return { balance: data, refresh, pending: isFetching };
}

/** A vendor's bets change the balance without a word to the page. */
const FOLLOWED_MS = 5_000;

/** Reads the balance again and again while a game is open; used once on a page. */
export function useFollowedBalance(isOpen: boolean): void {
  useCall('balance', {}, { enabled: isOpen, refetchInterval: FOLLOWED_MS });
}
