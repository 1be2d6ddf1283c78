import { useEffect } from 'react';
import { leaveGamePage, showGame, type OpenedGame } from '../open/shown-game.ts';

/** Shows a game while its page is open; what stands in the room of the page is the open game. */
export function useShownGame({ nodeId, kind, isInPage, hasBottomBar }: OpenedGame): void {
  useEffect(
    () => showGame({ nodeId, kind, isInPage, hasBottomBar }),
    [nodeId, kind, isInPage, hasBottomBar],
  );
  useEffect(() => leaveGamePage, []);
}
