// The pots of games as the vendors reported them within the last minute.
import { useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { greatestOfGames, type Jackpot } from './greatest-of-games.ts';

/** Vendors are asked for their pots this often. */
const EVERY_MS = 10_000;
/** Where no game has a pot, it is seldom asked again. */
const SELDOM_MS = 120_000;

interface Jackpots {
  readonly list: readonly Jackpot[];
  readonly total: string;
  readonly ofGame: ReadonlyMap<number, string>;
}

/** The pots as they were read last; a page that shows them follows them. */
export function useJackpots(): Jackpots {
  const { data } = useCall('jackpots', {}, { staleTime: Number.POSITIVE_INFINITY });
  return useMemo(
    () => ({
      list: data?.list ?? [],
      total: data?.total ?? '0',
      ofGame: greatestOfGames(data?.list ?? []),
    }),
    [data],
  );
}

/**
 * Reads the pots again and again while a page of games is open, or one game, whose pots alone are
 * then followed closely. Used once on a page.
 */
export function useFollowedJackpots(node?: number): void {
  const isShown = ({ nodeIds }: Jackpot) => node === undefined || nodeIds.includes(node);
  useCall(
    'jackpots',
    {},
    { refetchInterval: (value) => (value?.list.some(isShown) === true ? EVERY_MS : SELDOM_MS) },
  );
}
