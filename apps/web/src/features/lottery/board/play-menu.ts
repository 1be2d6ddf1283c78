// The menu of plays: prize mode, then group, then play. The plays are defined in the rules.
import type { Style } from '@fairhouse/rules/lottery';
import { groupOf, MENU_GROUPS, type MenuGroup } from '@fairhouse/rules/words';
import type { Day } from '@fairhouse/values';
import type { NumberPay } from './pads/number-pays.ts';

/** The terms that a play is sold on now, from the board's answer. */
export interface SoldPlay {
  readonly play: string;
  readonly menu: string;
  readonly styles: readonly Style[];
  readonly odds?: string | undefined;
  readonly maxNotes: number;
  readonly closed: boolean;
  /** The closed and reduced numbers in the draw on sale. */
  readonly pays?: readonly NumberPay[] | undefined;
  /** The day of the draw on sale, in its own calendar: some symbols pay by its lunar year. */
  readonly day?: Day | undefined;
}

export interface MenuTab {
  readonly group: MenuGroup;
  readonly plays: readonly SoldPlay[];
}

/** The tabs of a prize mode, without groups that have no play on sale. */
export function playMenu(plays: readonly SoldPlay[], style: Style): MenuTab[] {
  const tabs = new Map<MenuGroup, SoldPlay[]>();
  for (const sold of plays) {
    if (!sold.styles.includes(style)) continue;
    const group = groupOf(sold.play, sold.menu, style);
    tabs.set(group, [...(tabs.get(group) ?? []), sold]);
  }
  const menu = [...tabs].map(([group, own]) => ({ group, plays: own }));
  // Other families declare their plays in menu order.
  if (!menu.every(({ group }) => MENU_GROUPS.includes(group))) return menu;
  return menu.toSorted(
    (left, right) => MENU_GROUPS.indexOf(left.group) - MENU_GROUPS.indexOf(right.group),
  );
}

/** The prize modes with a play on sale. */
export function stylesOnSale(plays: readonly SoldPlay[]): Style[] {
  const order: readonly Style[] = ['GROUP', 'FIXED', 'ZY'];
  return order.filter((style) => plays.some((each) => each.styles.includes(style)));
}

/** The play to open a group with; the current play is kept if the group has it. */
export function firstPlay(tabs: readonly MenuTab[], group?: MenuGroup, wanted?: string): string {
  const tab = tabs.find((each) => each.group === group) ?? tabs[0];
  const kept = tab?.plays.find((each) => each.play === wanted);
  return kept?.play ?? tab?.plays[0]?.play ?? '';
}
