// Sums of bets as they are on the wire.
import { amount, delta } from '@fairhouse/values';
import type { BetSums } from './store/bets.ts';

/** What a selection comes to; `net` is what its members won of their settled bets, or lost. */
export const wireSums = ({ bets, stake, valid_bet: valid, prize }: BetSums) => ({
  count: Number(bets),
  stake: amount(stake),
  validBet: amount(valid),
  prize: amount(prize),
  net: delta(prize - valid),
});
