// Dragon and tiger (龙虎) on each of the ten pairs of positions (lottery.md 1.1).
import { dragonTiger } from '../digits/dragon-tiger.ts';
import type { Play } from '../plays/play.ts';
import { PLACES, type SscFacts } from './facts.ts';

/** Names of the positions 万 千 百 十 个 in play codes. */
export const PLACE_NAMES = ['10T', 'T', 'H', '10', '1'] as const;

/** All ten pairs of positions, in one variant. */
export function dragonTigers(refunds: boolean): Play<SscFacts>[] {
  const plays: Play<SscFacts>[] = [];
  for (let left = 0; left < PLACES; left += 1) {
    for (let right = left + 1; right < PLACES; right += 1) {
      const pair = `${PLACE_NAMES[left]}_${PLACE_NAMES[right]}`;
      plays.push(dragonTiger({ pair, left, right, refunds }));
    }
  }
  return plays;
}
