import { useCallback } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { Game } from '../../draws/draw-view.ts';

/** Finds a lottery on sale by its code. */
export function useLottery(): (code: string) => Game | undefined {
  const { data } = useCall('gameMenus', {});
  return useCallback(
    (code) => data?.groups.flatMap(({ games }) => games).find((game) => game.gameCode === code),
    [data],
  );
}
