import { useCall } from '../../../calls/use-call.ts';
import { gameInput } from '../open/game-input.ts';
import type { GameCardView } from '../cards/game-view.ts';

const FRESH_MS = 5 * 60_000;

/** A game's card by its number; `game` is undefined where it is not offered here. */
export function useGame(nodeId: number): {
  readonly game: GameCardView | undefined;
  readonly isPending: boolean;
  readonly refusal: { readonly message: string } | null;
  readonly retry: () => void;
} {
  const isAsked = Number.isSafeInteger(nodeId) && nodeId > 0 && nodeId <= 1_000_000_000;
  const query = useCall('gameList', gameInput(nodeId), { enabled: isAsked, staleTime: FRESH_MS });
  return {
    game: isAsked ? query.data?.list[0] : undefined,
    isPending: isAsked && query.isPending,
    refusal: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}
