// Which bets add to the house jackpots, and what.
import type { AppContext } from '../../../platform/app-context.ts';
import { contributionOf, type Contribution } from '../house-jackpots/index.ts';
import { entryReference } from './entry-reference.ts';
import type { Bet } from './move.ts';

/**
 * What a stake adds to the pots: a paid one of a slot of our studio that has house jackpots;
 * undefined for any other.
 */
export function contributionOfBet(app: AppContext, bet: Bet): Contribution | undefined {
  const { merchant, vendor, member, round, gameCode, amount, free, promo, trial } = bet;
  const game = vendor.games.get(gameCode);
  if (trial || free || promo || amount === 0n || bet.isSandbox === true) return undefined;
  if (vendor.kind !== 'studio' || game?.type !== 'RNG' || !game.house_jackpot) return undefined;
  const reference = entryReference({ vendor: vendor.code, round });
  return contributionOf(app, { merchant, vendor: vendor.code, member, round, reference }, amount);
}
