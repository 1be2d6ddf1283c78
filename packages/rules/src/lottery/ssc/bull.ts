// Bets on the bull of the five digits (牛牛).
import { lazy } from '../lazy.ts';
import { rate } from '@fairhouse/values';
import { size } from '../count.ts';
import { addCount } from '../digits/window-play.ts';
import { fraction } from '../fraction.ts';
import type { Play } from '../plays/play.ts';
import { setOf } from '../slip/selection.ts';
import { BULL_WAYS, BULLS } from './bull-index.ts';
import type { SscFacts } from './facts.ts';

/**
 * 2.5 for no bull; 95 % of the fair odds, rounded down to four decimals, for the rest (lottery.md
 * 6.3).
 */
const ODDS = BULL_WAYS.map((ways, bull) =>
  bull === 0 ? rate(2_500_000n) : rate((95_000_000_000n / BigInt(ways) / 100n) * 100n),
);

export const BULL = lazy((): Play<SscFacts> => ({
  code: 'Bull',
  menu: 'Bull',
  form: setOf(BULLS),
  tiers: BULLS.map((code, bull) => ({
    code,
    chance: fraction(BULL_WAYS[bull] ?? 0, 100_000),
    fixedOdds: ODDS[bull] ?? rate(0n),
  })),
  styles: ['GROUP', 'FIXED'],
  combinations: BULLS.length,
  notesHint: BULLS.length,
  items: 'symbols',
  symbolTier: (_row, symbol) => symbol,
  notes: (picks) => size(picks.rows[0] ?? 0),
  wins(picks, facts, counts) {
    addCount(counts, facts.bull, ((picks.rows[0] ?? 0) >> facts.bull) & 1);
  },
  most(picks, counts) {
    for (let bull = 0; bull < BULLS.length; bull += 1) {
      addCount(counts, bull, ((picks.rows[0] ?? 0) >> bull) & 1);
    }
  },
}));
