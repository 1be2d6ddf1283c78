import { findByText } from '@fairhouse/values';
import { useCallback, useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import type { Game } from '../../../draws/draw-view.ts';
import type { LobbyGroup } from '../lobby.ts';
import { findableGames, type FindableGame } from './findable-games.ts';

/** Names change with the catalogue only. */
const FRESH_MS = 10 * 60_000;

/** The games of the groups with the words that find them. */
export function useFindableGames(groups: readonly LobbyGroup[]): readonly FindableGame[] {
  const { data } = useCall('gameNames', {}, { staleTime: FRESH_MS });
  return useMemo(() => findableGames(groups, data?.list), [groups, data]);
}

/** The games that a typed text finds, the nearest first. */
export function useFindGames(groups: readonly LobbyGroup[]): (typed: string) => Game[] {
  const games = useFindableGames(groups);
  return useCallback((typed) => findByText(games, typed).map(({ game }) => game), [games]);
}
