// The member's favourite games, which the server keeps by their numbers.
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useCall } from '../../../calls/use-call.ts';
import { cacheAnswer } from '../../../calls/use-call.ts';
import { NEEDS, gateOf } from '../../../gate/gate.ts';
import { passGate } from '../../../gate/pass-gate.ts';
import { useSession } from '../../../session/session.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import type { GameCardView } from './game-view.ts';

/** A member's whole list (product.md section 9). */
const ALL = { pageNo: 1, pageSize: 999 };
const FRESH_MS = 5 * 60_000;

export interface FavouriteGames {
  readonly list: readonly GameCardView[];
  readonly has: (nodeId: number) => boolean;
  /** Adds or removes a game; asks a visitor to log in. */
  readonly toggle: (game: GameCardView) => void;
  readonly isPending: boolean;
}

/** The favourites, latest first; nothing for a visitor and a trial. */
export function useFavouriteGames(): FavouriteGames {
  const isMember = gateOf(NEEDS.favourites, useSession()) === 'open';
  const query = useCall('favouriteGames', ALL, { enabled: isMember, staleTime: FRESH_MS });
  const options = {
    invalidatesAlways: ['favouriteGames'] as const,
    onError: ({ message }: { readonly message: string }) => toast('failed', message),
  };
  const add = useCallMutation('addFavouriteGame', options);
  const remove = useCallMutation('removeFavouriteGame', options);
  const list = isMember ? (query.data?.list ?? []) : [];
  const has = (nodeId: number) => list.some((each) => each.nodeId === nodeId);
  return {
    list,
    has,
    toggle: (game) => {
      if (!passGate(NEEDS.favourites)) return;
      const { nodeId } = game;
      const before = query.data;
      const kept = has(nodeId);
      const next = kept ? list.filter((each) => each.nodeId !== nodeId) : [game, ...list];
      if (before !== undefined) {
        cacheAnswer('favouriteGames', ALL, { ...before, list: next, total: next.length });
      }
      (kept ? remove : add).mutate({ nodeId });
    },
    isPending: isMember && query.isPending,
  };
}
