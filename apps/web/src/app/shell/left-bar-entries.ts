// The entries of the left bar (product.md section 2).
import type { GameSection, NavigationEntry } from '../../features/games/navigation.ts';
import { urls } from '../../urls.ts';

export type LeftBarEntry =
  | {
      readonly kind: 'link';
      readonly name: 'home' | 'promotions' | 'gameCenter';
      readonly url: string;
    }
  | {
      readonly kind: 'games';
      readonly section: GameSection;
      readonly url: string;
      readonly count: number;
    }
  | { readonly kind: 'act'; readonly name: 'helpCenter' | 'login' | 'join' | 'logout' };

/** The categories that the left bar counts; the header shows the others too. */
const COUNTED: readonly GameSection[] = ['lottery', 'rng', 'fish', 'local', 'live', 'pvp'];

interface LeftBarState {
  readonly loggedIn: boolean;
  readonly games: readonly NavigationEntry[];
}

/** The entries in order. */
export function leftBarEntries({ loggedIn, games }: LeftBarState): LeftBarEntry[] {
  const counted = games.filter((entry) => COUNTED.includes(entry.section));
  const categories: LeftBarEntry[] = counted.map((entry) => ({ kind: 'games', ...entry }));
  return [
    { kind: 'link', name: 'home', url: urls.home },
    { kind: 'link', name: 'promotions', url: urls.promotions },
    { kind: 'link', name: 'gameCenter', url: urls.gameCenter },
    ...categories,
    { kind: 'act', name: 'helpCenter' },
    ...(loggedIn
      ? [{ kind: 'act', name: 'logout' } as const]
      : [{ kind: 'act', name: 'login' } as const, { kind: 'act', name: 'join' } as const]),
  ];
}
