// Dragon and tiger (龙虎): two digits against each other, in both variants (lottery.md 1.1, 1.2,
// 6.3).
import { parseRate, rate } from '@fairhouse/values';
import { fraction } from '../fraction.ts';
import { size } from '../count.ts';
import type { Play, Tier } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import type { DigitFacts } from './facts.ts';
import { addCount } from './window-play.ts';

const WIN = fraction(45, 100);
const odds = (text: string) => parseRate(text) ?? rate(0n);

const TIE_BET: readonly Tier[] = [
  { code: 'D', chance: WIN, fixedOdds: odds('2.18') },
  { code: 'T', chance: WIN, fixedOdds: odds('2.18') },
  { code: 'H', chance: fraction(10, 100), fixedOdds: odds('9.5') },
];

const TIE_REFUND: readonly Tier[] = ['D', 'T'].map((code) => ({
  code,
  chance: WIN,
  tie: fraction(10, 100),
  fixedOdds: odds('1.97'),
}));

export interface Duel {
  /** The suffix of its play code. */
  readonly pair: string;
  /** Positions from 0. */
  readonly left: number;
  readonly right: number;
  readonly refunds: boolean;
}

/**
 * D: the left digit is greater; T: smaller; H: equal. Where H is not sold, equal digits refund the
 * stake.
 */
export function dragonTiger({ pair, left, right, refunds }: Duel): Play<DigitFacts> {
  const tiers = refunds ? TIE_REFUND : TIE_BET;
  const name = refunds ? 'DragonTigerRefund' : 'DragonTiger';
  return {
    code: `${name}_${pair}`,
    menu: name,
    form: setOf(tiers.map((tier) => tier.code)),
    tiers,
    styles: ['GROUP', 'FIXED'],
    combinations: tiers.length,
    notesHint: tiers.length,
    items: 'symbols',
    symbolTier: (_row, symbol) => symbol,
    notes: (picks) => size(picks.rows[0] ?? 0),
    wins(picks, facts, counts) {
      const row = picks.rows[0] ?? 0;
      const ahead = (facts.digits[left] ?? 0) - (facts.digits[right] ?? 0);
      if (ahead === 0 && refunds) addCount(counts, tiers.length, size(row));
      else {
        const tier = ahead > 0 ? 0 : ahead < 0 ? 1 : 2;
        addCount(counts, tier, (row >> tier) & 1);
      }
    },
    most(picks, counts) {
      for (let tier = 0; tier < tiers.length; tier += 1) {
        addCount(counts, tier, ((picks.rows[0] ?? 0) >> tier) & 1);
      }
      if (refunds) addCount(counts, tiers.length, size(picks.rows[0] ?? 0));
    },
  };
}
