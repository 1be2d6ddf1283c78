// The kinds of games, the page of each, and which of them this merchant shows.
import { urls } from '../../urls.ts';

export const GAME_KINDS = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'LOCAL',
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The site's section for a kind; the two lottery kinds share a page. */
export type GameSection =
  | 'lottery'
  | 'live'
  | 'sports'
  | 'fish'
  | 'rng'
  | 'pvp'
  | 'esports'
  | 'local';

const SECTIONS: Readonly<Record<GameKind, GameSection>> = {
  ELOTT: 'lottery',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  ESPORTS: 'esports',
  LOCAL: 'local',
};

/** The page of each section. */
export const SECTION_URLS: Readonly<Record<GameSection, string>> = {
  lottery: urls.elott,
  live: urls.live,
  sports: urls.sports,
  fish: urls.fish,
  rng: urls.rng,
  pvp: urls.pvp,
  esports: urls.esports,
  local: urls.localGames,
};

/** A kind with what it offers, in the merchant's order. */
export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

export interface NavigationEntry {
  readonly section: GameSection;
  readonly url: string;
  /** The number of games or lotteries of the kind. */
  readonly count: number;
}

/** The entries of header and left bar: sections that offer something, in the merchant's order. */
export function navigationEntries(kinds: readonly KindCount[]): NavigationEntry[] {
  const entries = new Map<GameSection, NavigationEntry>();
  for (const { kind, count: offered } of kinds) {
    const section = sectionOfKind(kind);
    if (section === undefined || offered === 0) continue;
    const count = (entries.get(section)?.count ?? 0) + offered;
    entries.set(section, { section, url: SECTION_URLS[section], count });
  }
  return [...entries.values()];
}

/** The section of a kind of games; undefined for an unknown kind. */
export function sectionOfKind(kind: string): GameSection | undefined {
  const known = GAME_KINDS.find((each) => each === kind);
  return known === undefined ? undefined : SECTIONS[known];
}

interface Offer {
  /** The kinds with at least one vendor, in the merchant's order. */
  readonly kinds: readonly string[];
  /** The games that can be opened, by kind. */
  readonly games: readonly { readonly gameType: string; readonly count: number }[];
  /** The lotteries on the menu; undefined until it is loaded. */
  readonly lotteries: number | undefined;
}

/**
 * Counts what each kind offers. The first lottery kind carries the count of both, because they
 * share a page. Instant games, which have no place among the vendors, follow the fish games.
 */
export function countKinds({ kinds, games, lotteries }: Offer): KindCount[] {
  const counts = new Map(games.map(({ gameType, count }) => [gameType, count]));
  const isLottery = (kind: string) => sectionOfKind(kind) === 'lottery';
  const first = kinds.find(isLottery);
  const counted = kinds.map((kind) => {
    if (!isLottery(kind)) return { kind, count: counts.get(kind) ?? 0 };
    return { kind, count: kind === first ? (lotteries ?? 1) : 0 };
  });
  const local = { kind: 'LOCAL', count: counts.get('LOCAL') ?? 0 };
  if (kinds.includes('LOCAL')) return counted;
  const after = kinds.indexOf('FISH') + 1 || kinds.length;
  return [...counted.slice(0, after), local, ...counted.slice(after)];
}
