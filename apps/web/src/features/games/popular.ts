// Lotteries by what was staked on them.
import type { ValueOf } from '../../app/calls.ts';

export type Popular = ValueOf<'popularNumbers'>['list'][number];

/** The prize modes by which popular lotteries are told apart (lottery.md 1.0). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

const NOTHING = /^0*(\.0*)?$/;

/** Whether anything was staked at all: lists hold lotteries without stakes behind those with. */
export function isStaked({ staked }: Pick<Popular, 'staked'>): boolean {
  return !NOTHING.test(staked);
}

/** The play and the number or symbol of an item such as `FixedPlace:4:7`. */
export function hotItem(item: string): { readonly play: string; readonly symbol: string } {
  const parts = item.split(':');
  return { play: parts[0] ?? '', symbol: parts.at(-1) ?? '' };
}
