// What the code of a play says: its group in the menu, its texts, its positions.
import type { Play, Style } from '../lottery/index.ts';

/** A group of the menu below, or a menu of another family. */
export type MenuGroup = string;

/** Groups of the menu, in the order in which they are shown (lottery.md 1.1). */
export const MENU_GROUPS: readonly MenuGroup[] = [
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
];

/** Plays that are grouped together instead of under their positions. */
const COMBINED: readonly (readonly [RegExp, MenuGroup])[] = [
  [/NoPos\d$/, 'NoPos'],
  [/^(?:First|Mid|Last)[23]BSOE$/, 'BSOE'],
  [/^Times\d$/, 'Fun'],
];

/** The group of a play in a prize mode. */
export function groupOf(code: string, menu: string, style: Style): MenuGroup {
  if (!MENU_GROUPS.includes(menu) && menu !== 'Shapes') return menu;
  const gathered = COMBINED.find(([pattern]) => pattern.test(code))?.[1];
  if (gathered !== undefined) return gathered;
  return style === 'FIXED' && code.endsWith('Special') ? 'Shapes' : menu;
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
