// Sums as they are on the wire.
import type { TeamFigures, TeamResults } from '@fairhouse/rules/agency';
import { amount, delta } from '@fairhouse/values';

/** The money of a line; a sum that corrections made less than zero is shown as zero. */
export function moneyOf(figures: TeamFigures & TeamResults, validBet: bigint) {
  const { deposit, withdrawal, bet, payout, activity, salary, dividend } = figures;
  return {
    deposit: amount(deposit > 0n ? deposit : 0n),
    withdrawal: amount(withdrawal > 0n ? withdrawal : 0n),
    bet: delta(bet),
    validBet: delta(validBet),
    payout: delta(payout),
    rebate: delta(figures.rebate),
    activity: delta(activity),
    salary,
    dividend,
    memberResult: figures.memberResult,
    netResult: figures.netResult,
  };
}
