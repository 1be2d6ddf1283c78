// The menu of plays: prize mode, then group, then play. The plays are defined in the rules.
import type { Play, Style } from '@fairhouse/rules/lottery';
import type { NumberPay } from './pads/number-pays.ts';

/** Groups of the menu, in the order in which they are shown (lottery.md 1.1). */
export const MENU_GROUPS = [
  'All5',
  'F4',
  'L4',
  'First3',
  'Mid3',
  'Last3',
  'First2',
  'Last2',
  'FixedPlace',
  'NoPos',
  'BSOE',
  'Any2',
  'Any3',
  'Any4',
  'Fun',
  'Ball',
  'Total',
  'Shapes',
  'DragonTiger',
  'DragonTigerRefund',
  'Bull',
] as const;
/** One of these, or a menu of another family. */
export type MenuGroup = string;

const ORDER: readonly string[] = MENU_GROUPS;

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
}

export interface MenuTab {
  readonly group: MenuGroup;
  readonly plays: readonly SoldPlay[];
}

/** Plays that are grouped together instead of under their positions. */
const COMBINED: readonly (readonly [RegExp, MenuGroup])[] = [
  [/NoPos\d$/, 'NoPos'],
  [/^(?:First|Mid|Last)[23]BSOE$/, 'BSOE'],
  [/^Times\d$/, 'Fun'],
];

/** The group of a play in a prize mode. */
export function groupOf(code: string, menu: string, style: Style): MenuGroup {
  if (!ORDER.includes(menu) && menu !== 'Shapes') return menu;
  const gathered = COMBINED.find(([pattern]) => pattern.test(code))?.[1];
  if (gathered !== undefined) return gathered;
  return style === 'FIXED' && code.endsWith('Special') ? 'Shapes' : menu;
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
  if (!menu.every(({ group }) => ORDER.includes(group))) return menu;
  return menu.toSorted((left, right) => ORDER.indexOf(left.group) - ORDER.indexOf(right.group));
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

const PLACED = /^(?:All5|F4|L4|First3|Mid3|Last3|First2|Last2)/;
const FOUR = /^(?:F4|L4)|^Any4/;

/**
 * The catalogue key of a play's name and rule: `Last3Sum` and `First2Sum` are both `Sum`. 组选6 of
 * four digits (two pairs) is `TwoPairs`, because with three digits it is another play.
 */
export function playKey(code: string): string {
  if (code.startsWith('DragonTigerRefund_')) return 'DragonTigerRefund';
  if (code.startsWith('DragonTiger_')) return 'DragonTiger';
  if (/^Any[234]$/.test(code)) return 'AnyStraight';
  if (/^(?:Times\d|FixedPlace|BallNumber|BallBSOE|TotalBSOE|Bull)$/.test(code)) return code;
  if (code.startsWith('AllCom')) return code.slice(3);
  const own = code
    .replace(PLACED, '')
    .replace(/^Any[234]/, '')
    .replace(/^_/, '');
  if (own === 'Com6' && FOUR.test(code)) return 'TwoPairs';
  return own === 'Straight_Single' ? 'Single' : own;
}

/** The positions of a play's rows, from 0 (万) to 4 (个); empty for plain sets. */
export function rowPlacesOf(play: Pick<Play, 'code' | 'form'>): readonly number[] {
  if (play.form.kind !== 'rows' || play.form.rows.length < 2) return [];
  if (/Com\d+$/.test(play.code)) return [];
  const start = STARTS.find(([pattern]) => pattern.test(play.code))?.[1] ?? 0;
  return play.form.rows.map((_, row) => start + row);
}

const STARTS: readonly (readonly [RegExp, number])[] = [
  [/^L4/, 1],
  [/^Mid3/, 1],
  [/^Last3/, 2],
  [/^Last2/, 3],
];

/** The two positions of a dragon–tiger play, from 0; undefined for another play. */
export function dragonTigerPair(code: string): readonly [number, number] | undefined {
  const [, left, right] = /^DragonTiger(?:Refund)?_(\w+?)_(\w+)$/.exec(code) ?? [];
  if (left === undefined || right === undefined) return undefined;
  return [PLACE_CODES.indexOf(left), PLACE_CODES.indexOf(right)];
}

const PLACE_CODES = ['10T', 'T', 'H', '10', '1'];
