import { useCallback } from 'react';
import { useCall } from '../calls/use-call.ts';

/** The name of a lottery on sale by its code. */
export function useLotteryName(): (code: string) => string | undefined {
  const { data } = useCall('gameMenus', {});
  return useCallback(
    (code) =>
      data?.groups.flatMap(({ games }) => games).find((game) => game.gameCode === code)?.name,
    [data],
  );
}
