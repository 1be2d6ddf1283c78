import { vendorCodeOf } from '@fairhouse/calls/client';
import { useMemo } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { countKinds, navigationEntries, type NavigationEntry } from './navigation.ts';

/** A vendor of a kind of games. */
export interface VendorCard {
  readonly code: string;
  readonly name: string;
  readonly hot: boolean;
}

export interface Groups {
  readonly navigation: readonly NavigationEntry[];
  /** The vendors of each kind, in the merchant's order. */
  readonly groups: readonly { readonly kind: string; readonly vendors: readonly VendorCard[] }[];
  readonly loading: boolean;
}

const FRESH_MS = 5 * 60_000;

/** The kinds of games that this merchant shows. */
export function useGroups(): Groups {
  const vendors = useCall('gameVendor', {}, { staleTime: FRESH_MS });
  const games = useCall('vassGameType', {}, { staleTime: FRESH_MS });
  const menus = useCall('gameMenus', {});
  return useMemo(() => {
    const groups = (vendors.data ?? []).map(({ title, cards }) => ({
      kind: title,
      vendors: cards.map((card) => ({
        code: vendorCodeOf(card),
        name: card.name,
        hot: card.isHot,
      })),
    }));
    const lotteries = menus.data?.groups.reduce((sum, group) => sum + group.games.length, 0);
    return {
      groups,
      navigation: navigationEntries(
        countKinds({ kinds: groups.map(({ kind }) => kind), games: games.data ?? [], lotteries }),
      ),
      loading: vendors.isPending || games.isPending,
    };
  }, [vendors.data, vendors.isPending, games.data, games.isPending, menus.data]);
}
