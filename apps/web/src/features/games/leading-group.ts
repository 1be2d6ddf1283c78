// The lotteries of the merchant's own country come first.
import type { Language } from '@fairhouse/values';
import type { Game } from '../../draws/draw-view.ts';

const GROUPS: ReadonlyMap<Language, string> = new Map([
  ['VI', 'VNC'],
  ['TH', 'THAI'],
  ['ID', 'ID'],
]);

/** The group of the country whose language the merchant's site has first; undefined for others. */
export function leadingGroupOf(language: Language | undefined): string | undefined {
  return language === undefined ? undefined : GROUPS.get(language);
}

/** The groups with the leading one first, the others in their own order. */
export function leadingFirst<Group extends { readonly groupCode: string }>(
  groups: readonly Group[],
  leading: string | undefined,
): Group[] {
  const isFirst = ({ groupCode }: Group) => groupCode === leading;
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}

/** So many draws of the leading group come before those of all groups. */
const LEADING_DRAWS = 3;

/** The draws in their order, the first few of the leading group before them. */
export function leadingDraws<Draw extends Pick<Game, 'groupCode'>>(
  draws: readonly Draw[],
  leading: string | undefined,
): Draw[] {
  const first = draws.filter(({ groupCode }) => groupCode === leading).slice(0, LEADING_DRAWS);
  return [...first, ...draws.filter((draw) => !first.includes(draw))];
}
