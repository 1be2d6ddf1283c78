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
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The site's section for a kind; the two lottery kinds share a page. */
export type GameSection = 'lottery' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports';

const SECTIONS: Readonly<Record<GameKind, GameSection>> = {
  ELOTT: 'lottery',
  LOTT: 'lottery',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  ESPORTS: 'esports',
};

/** The page of each section. A section without a page is not linked. */
export const SECTION_URLS: Readonly<Partial<Record<GameSection, string>>> = {
  lottery: urls.elott,
};

/** A kind with its vendors, in the merchant's order. */
export interface VendorGroup {
  readonly kind: string;
  readonly count: number;
}

export interface NavigationEntry {
  readonly section: GameSection;
  readonly url: string;
  /** The number of vendors or lotteries of the kind. */
  readonly count: number;
}

/**
 * The entries of header and left bar: sections that have a page and at least one vendor or lottery,
 * in the merchant's order.
 */
export function navigationEntries(groups: readonly VendorGroup[]): NavigationEntry[] {
  const entries = new Map<GameSection, NavigationEntry>();
  for (const group of groups) {
    const section = sectionOfKind(group.kind);
    const url = section && SECTION_URLS[section];
    if (section === undefined || url === undefined || group.count === 0) continue;
    const count = (entries.get(section)?.count ?? 0) + group.count;
    entries.set(section, { section, url, count });
  }
  return [...entries.values()];
}

/** The section of a kind of games; undefined for an unknown kind. */
export function sectionOfKind(kind: string): GameSection | undefined {
  const known = GAME_KINDS.find((each) => each === kind);
  return known === undefined ? undefined : SECTIONS[known];
}

interface KindWithVendors {
  readonly kind: string;
  readonly vendors: readonly unknown[];
}

/**
 * Counts each kind: by vendors, and by single lotteries once their menu is loaded. The first
 * lottery kind carries the count of both, because they share a page.
 */
export function countGroups(
  groups: readonly KindWithVendors[],
  lotteries: number | undefined,
): VendorGroup[] {
  const isLottery = (group: KindWithVendors) => group.kind === 'ELOTT' || group.kind === 'LOTT';
  const first = groups.find(isLottery);
  return groups.map((group) => {
    const { kind, vendors } = group;
    if (lotteries === undefined || !isLottery(group)) return { kind, count: vendors.length };
    return { kind, count: group === first ? lotteries : 0 };
  });
}
