// Lotteries by staked amount.
import type { ValueOf } from '../../calls/calls.ts';

export type Popular = ValueOf<'popularNumbers'>['list'][number];

/** The prize modes by which popular lotteries are filtered (lottery.md 1.0). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

const NOTHING = /^0*(\.0*)?$/;

/** Whether anything was staked: lists contain lotteries without stakes after those with stakes. */
export function isStaked({ staked }: Pick<Popular, 'staked'>): boolean {
  return !NOTHING.test(staked);
}

/** Splits an item such as `FixedPlace:4:7` into its play and its number or symbol. */
export function parseHotItem(item: string): { readonly play: string; readonly symbol: string } {
  const parts = item.split(':');
  return { play: parts[0] ?? '', symbol: parts.at(-1) ?? '' };
}

/** Families whose numbers have two digits. */
const TWO_DIGITS: ReadonlySet<string> = new Set([
  '11X5',
  'PK10',
  'SEAPK10',
  'KL8',
  'LHC',
  'TL2D37',
  'TL642',
  'TL645',
  'TL649',
  'TL655',
  'TL658',
  'VL645',
  'VL655',
]);

/** The numbers of an item one by one: `0304050209` of a race is `03 04 05 02 09`. */
export function separateNumbers(family: string, symbol: string): string {
  const isJoined = /^(\d\d){2,}$/.test(symbol) && TWO_DIGITS.has(family);
  return isJoined ? symbol.replaceAll(/\d\d(?=\d)/g, '$& ') : symbol;
}
