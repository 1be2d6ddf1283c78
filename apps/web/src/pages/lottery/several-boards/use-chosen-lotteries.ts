import { useMemo, useState } from 'react';
import { localStore } from '../../../browser/browser-storage.ts';
import type { Game } from '../../../draws/draw-view.ts';
import { useSite } from '../../../site/use-site.ts';
import { useFavourites } from '../../../features/games/favourites.ts';
import { gamesByCode } from '../../../features/games/lobby.ts';
import { useLobby, type Lobby } from '../../../features/games/use-lobby.ts';
import {
  chooseLotteries,
  firstChoice,
  parseChosen,
  type ChosenAction,
} from '../../../features/lottery/several-boards/chosen-lotteries.ts';

export interface ChosenLotteries {
  readonly lobby: Lobby;
  /** The chosen lotteries that are sold here, in order. */
  readonly games: readonly Game[];
  readonly choose: (action: ChosenAction) => void;
}

/** The lotteries placed side by side, which this browser keeps for each merchant. */
export function useChosenLotteries(): ChosenLotteries {
  const key = `severalBoards:${useSite()?.merchantCode ?? ''}`;
  const lobby = useLobby();
  const favourites = useFavourites();
  const [stored, setStored] = useState(() => parseChosen(localStore.read(key)));
  const { groups } = lobby;
  const codes = useMemo(
    () =>
      stored ??
      firstChoice(
        gamesByCode(favourites, groups),
        groups.flatMap(({ games }) => games),
      ),
    [stored, favourites, groups],
  );
  const games = useMemo(() => gamesByCode(codes, groups), [codes, groups]);
  return {
    lobby,
    games,
    choose: (action) => {
      const sold = games.map(({ gameCode }) => gameCode);
      const next = chooseLotteries(sold, action);
      localStore.save(key, JSON.stringify(next));
      setStored(next);
    },
  };
}
